/**
 * Texts of the list-mutation tracer. `kind` is the type as Python names it (`list`, `tuple`, `dict`), `id` the number
 * by which the picture tells objects apart; values are written as Python writes them, and errors as Python says them.
 */
export interface ListMutationTracerStrings {
  /** Names of the two lists for screen readers. */
  readonly program: string;
  readonly memory: string;
  /** In the place of the memory, before a name is there. */
  readonly noNames: string;
  /** An object, over its box and where another object holds it. */
  readonly object: (kind: string, id: number) => string;
  /** Beside an object that the line changed. */
  readonly changed: string;
  /** In the box of an object that holds nothing. */
  readonly empty: string;
  /** Before the first step. */
  readonly start: string;
  /** Where the program stops; `error` is Python's: `IndexError: list index out of range`. */
  readonly stops: (line: number, error: string) => string;
  /** Said after a step: the line that ran, as it is written, and what it did. */
  readonly sayStep: (code: string, happened: string) => string;

  /** What a line did, a sentence for each change. A name holds a value that is no object: */
  readonly isValue: (name: string, value: string) => string;
  /** A name that points at the object of others. */
  readonly namesSame: (name: string, kind: string, others: readonly string[]) => string;
  /** A name that points at an object which was there before, though no name of its own led to it. */
  readonly namesKnown: (name: string, kind: string, id: number) => string;
  readonly namesNew: (name: string, kind: string, value: string) => string;
  /** An object that one name points at is other now. */
  readonly changes: (kind: string, name: string, value: string) => string;
  /** The same, of an object that two names or more point at. */
  readonly sharedChanges: (kind: string, names: readonly string[], value: string) => string;
  /** An object inside of others, to which one name leads, is other now. */
  readonly innerChanges: (kind: string, id: number, name: string, value: string) => string;
  readonly sharedInnerChanges: (kind: string, names: readonly string[], value: string) => string;
  readonly nameGone: (name: string) => string;
  /** No name leads to the object any more. */
  readonly objectGone: (kind: string, id: number) => string;
  /** The value of a line that is only an expression. */
  readonly shows: (value: string) => string;
  readonly nothingChanges: string;
}

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const everyOne = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 2 ? 'both' : 'all'}`;

export const englishListMutationTracer: ListMutationTracerStrings = {
  program: 'Program',
  memory: 'Names and objects',
  noNames: 'No names yet.',
  object: (kind, id) => `${kind} ${id}`,
  changed: 'changed',
  empty: 'empty',
  start: 'Next runs the first line.',
  stops: (line, error) => `Line ${line}: ${error}.`,
  sayStep: (code, happened) => `${code}: ${happened}`,

  isValue: (name, value) => `${name} is ${value}.`,
  namesSame: (name, kind, others) =>
    `${name} names the same ${kind} as ${list(others)}: no copy is made.`,
  namesKnown: (name, kind, id) => `${name} names ${kind} ${id}, which was there already.`,
  namesNew: (name, kind, value) => `${name} names a new ${kind}, ${value}.`,
  changes: (kind, name, value) => `The ${kind} that ${name} names changes: it is ${value}.`,
  sharedChanges: (kind, names, value) =>
    `One ${kind} changes, and ${everyOne(names)} see it: it is ${value}.`,
  innerChanges: (kind, id, name, value) =>
    `The inner ${kind} ${id} that ${name} leads to changes: it is ${value}.`,
  sharedInnerChanges: (kind, names, value) =>
    `One inner ${kind} changes, and ${everyOne(names)} see it: it is ${value}.`,
  nameGone: (name) => `The name ${name} is gone.`,
  objectGone: (kind, id) => `No name leads to ${kind} ${id} any more: Python removes it.`,
  shows: (value) => `The value is ${value}.`,
  nothingChanges: 'Nothing changes.',
};
