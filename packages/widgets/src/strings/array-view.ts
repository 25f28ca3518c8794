/** How a new array was made of another. */
export type Making =
  | 'slice'
  | 'reshape'
  | 'transpose'
  | 'ravel'
  | 'copy'
  | 'list'
  | 'mask'
  | 'flatten';

/** Texts of the widget for views and copies. `source` and `name` are the names of the first and of the new array. */
export interface ArrayViewStrings {
  /** Name of the strip of memory that an array looks at. */
  readonly memoryOf: (names: readonly string[]) => string;
  /** Before the first line. */
  readonly start: (source: string, entries: number) => string;
  /** After the first line: what was made, and why it is a view or a copy. */
  readonly made: (making: Making, name: string, source: string, shape: string) => string;
  /** Before the second line: what to think about. */
  readonly ask: (code: string, name: string, source: string) => string;
  /** After the second line. `other` is the array that was not named in it. */
  readonly written: (other: string, shared: boolean, seen: boolean) => string;
  readonly view: string;
  readonly copy: string;
}

const MADE: Readonly<Record<Making, (name: string, source: string) => string>> = {
  slice: (name, source) =>
    `Indices and slices give a view: ${name} looks at the memory of ${source}.`,
  reshape: (name, source) =>
    `reshape gives a view: ${name} reads the same memory as ${source} in other rows.`,
  transpose: (name, source) =>
    `.T gives a view: ${name} reads the same memory as ${source} column by column.`,
  ravel: (name, source) =>
    `ravel gives a view where it can: ${name} reads the memory of ${source} as one row.`,
  copy: (name) => `.copy() asks for memory of its own: ${name} is a copy.`,
  list: (name) => `A list of indices cannot be a regular step through memory: ${name} is a copy.`,
  mask: (name) => `A mask cannot be a regular step through memory: ${name} is a copy.`,
  flatten: (name) => `flatten always copies: ${name} has memory of its own.`,
};

export const englishArrayView: ArrayViewStrings = {
  memoryOf: (names) => `Memory of ${names.join(' and ')}`,
  start: (source, entries) =>
    `The ${entries} numbers of ${source} lie in a row in memory. ${source} only says how to read them.`,
  made: (making, name, source, shape) => `${MADE[making](name, source)} Its shape is ${shape}.`,
  ask: (code, name, source) => `Next comes ${code}. Which of ${name} and ${source} will change?`,
  written: (other, shared, seen) =>
    shared
      ? seen
        ? `The memory changed, and both arrays show it: ${other} too, without being named.`
        : `The memory is shared, but ${other} does not look at this part of it.`
      : `Only this array’s own memory changed: ${other} is as it was.`,
  view: 'view',
  copy: 'copy',
};
