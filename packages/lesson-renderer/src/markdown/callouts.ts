import type { OwnCallout } from '../format/extensions.ts';
import type { LessonLabels } from '../format/labels.ts';

/** How the compiler treats one kind of callout. Looks live in styles.css. */
export interface CalloutKind {
  readonly numbered: boolean;
  readonly folds: boolean;
  /** Of a host's own; the others are in the labels. */
  readonly label?: string;
}

const plain = { numbered: false, folds: false };
const numbered = { numbered: true, folds: false };
const folding = { numbered: false, folds: true };

export type CalloutName = Extract<
  keyof LessonLabels,
  | 'theorem'
  | 'definition'
  | 'proof'
  | 'example'
  | 'ml_context'
  | 'tip'
  | 'gotcha'
  | 'info'
  | 'emphasis'
  | 'detail'
  | 'advanced'
  | 'optional'
>;

const kinds: Readonly<Record<CalloutName, CalloutKind>> = {
  theorem: numbered,
  definition: numbered,
  proof: plain,
  example: numbered,
  ml_context: plain,
  tip: plain,
  gotcha: plain,
  info: plain,
  emphasis: plain,
  detail: folding,
  advanced: folding,
  optional: folding,
};

/** The twelve callouts, by the name that authors write. */
export const callouts: ReadonlyMap<string, CalloutKind> = new Map(Object.entries(kinds));

/** The twelve, and those of a host; one of the twelve that a host names anew is the host's. */
export function calloutKinds(
  own: Readonly<Record<string, OwnCallout>> = {},
): ReadonlyMap<string, CalloutKind> {
  const added = Object.entries(own).map(
    ([name, { label, numbered: isNumbered = false, folds = false }]) =>
      [name, { label, numbered: isNumbered, folds }] as const,
  );
  return added.length === 0 ? callouts : new Map([...callouts, ...added]);
}

/** "Theorem 2", "Figure 1" or "Table 1", or what the host says for it. */
export function calloutLabel(
  name: string,
  labels: LessonLabels,
  number?: string,
  kinds: ReadonlyMap<string, CalloutKind> = callouts,
): string {
  const known = isCallout(name) || name === 'table' ? labels[name] : labels.figure;
  const label = kinds.get(name)?.label ?? known;
  return number ? `${label} ${number}` : label;
}

function isCallout(name: string): name is CalloutName {
  return callouts.has(name);
}
