import * as v from 'valibot';
import { nearest } from '../format/nearest.ts';

type Path = readonly PropertyKey[];

/** What a schema has against a value, in words for an author. */
export interface ExplainedIssue {
  /** Keys from the top of the data down to it. */
  readonly path: Path;
  /** Whether the key itself is meant, or the value behind it. */
  readonly what: 'key' | 'value';
  /** What stands there. */
  readonly message: string;
  /** What to write instead: the schema's own message. */
  readonly fix: string;
}

/**
 * Keys with values. A list is none, although it is an object to a program.
 *
 * @param example what to write, as a sentence.
 */
export function keyed<const T extends v.ObjectEntries>(entries: T, example: string) {
  const known = Object.keys(entries);
  return v.pipe(
    v.custom<object>(isKeyed, example),
    v.strictObject(entries, ({ expected, path }) =>
      expected === 'never' ? adviceOn(String(path?.at(-1)?.key), known) : example,
    ),
  );
}

/** The same with names of the author's. */
export function named<
  const K extends v.GenericSchema<string, string>,
  const T extends v.GenericSchema,
>(name: K, value: T, example: string) {
  return v.pipe(v.custom<object>(isKeyed, example), v.record(name, value, example));
}

const isKeyed = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** `y = x^2` where `y: x^2` is meant, `{ y > x }` where no braces are, or a slip of the finger. */
function adviceOn(key: string, known: readonly string[]): string {
  const assigned = /^(\w+) *= *(.+)$/.exec(key);
  if (assigned) return `Write a colon: "${assigned[1]}: ${assigned[2]}".`;
  if (/[^\w-]/.test(key)) return `Write it without braces, or after a key: "${known[0]}: ${key}".`;
  return nearest(key, known, `The keys are ${known.join(', ')}.`);
}

/** All that a schema has against some data; `whole` names the data itself. */
export function explainIssues(
  issues: readonly v.BaseIssue<unknown>[],
  whole: string,
): readonly ExplainedIssue[] {
  const all = issues.flatMap((issue) => explain(issue, whole, []));
  // YAML cuts (1, 2) at its comma: the rest of it is no second mistake.
  const round = all.find(({ fix }) => fix === squareBrackets);
  if (round) return [round];
  // Where a key was mistyped, the one that was meant is not missing as well.
  const meant = all.map(({ fix }) => /^Did you mean "(.*)"\?$/.exec(fix)?.[1]);
  return all.filter(
    ({ path, message }) => !message.endsWith(missing) || !meant.includes(String(path.at(-1))),
  );
}

const squareBrackets = 'Write square brackets: [1, 2].';
const missing = 'is missing.';

function explain(
  issue: v.BaseIssue<unknown>,
  whole: string,
  outer: Path,
): readonly ExplainedIssue[] {
  const own = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  const path = [...outer, ...own];
  // Of several forms the one is meant that was begun: its mistakes lie deeper.
  const deeper = (issue.issues ?? [])
    .flatMap((one) => explain(one, whole, path))
    .filter((one) => one.path.length > path.length);
  if (deeper.length > 0) return deeper;

  const { input, type, expected } = issue;
  const fix = typeof input === 'string' && input.startsWith('(') ? squareBrackets : issue.message;
  const name = nameOf(path, whole);
  if (type === 'strict_object' && expected === 'never') {
    const inside = path.length > 1 ? ` in ${nameOf(path.slice(0, -1), '')}` : '';
    return [
      { path, what: 'key', message: `There is no key \`${String(path.at(-1))}\`${inside}.`, fix },
    ];
  }
  if (issue.path?.at(-1)?.origin === 'key' && input !== undefined) {
    return [{ path, what: 'key', message: `\`${String(path.at(-1))}\` cannot be a name.`, fix }];
  }
  return [{ path, what: 'value', message: `${name} ${stateOf(issue)}`, fix }];
}

function stateOf({ input, kind }: v.BaseIssue<unknown>): string {
  if (input === undefined) return missing;
  if (input === null || input === '') return 'is empty.';
  if (typeof input === 'string') return `is the text "${short(input)}".`;
  if (typeof input === 'number') return `is the number ${input}.`;
  if (Array.isArray(input)) return `is the list ${short(JSON.stringify(input))}.`;
  if (typeof input !== 'object') return `is ${short(JSON.stringify(input))}.`;
  return kind === 'validation'
    ? 'does not fit.'
    : `has keys of its own: ${short(Object.keys(input).join(', '))}.`;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `at` of `P` of `points`; entry 2 of `x`. */
function nameOf(path: Path, whole: string): string {
  const key = path.at(-1);
  if (key === undefined) return whole;
  const last = typeof key === 'number' ? `entry ${key + 1}` : `\`${String(key)}\``;
  const named = path.length > 1 ? `${last} of ${nameOf(path.slice(0, -1), '')}` : last;
  return whole === '' ? named : named.replace(/^e/, 'E');
}
