import type { LessonLabels } from '../format/labels.ts';

/** How the compiler treats one kind of callout. Looks live in styles.css. */
export interface CalloutKind {
  readonly numbered: boolean;
  readonly folds: boolean;
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

/** "Theorem 2", "Figure 1" or "Table 1", or what the host says for it. */
export function calloutLabel(name: string, labels: LessonLabels, number?: string): string {
  const label = isCallout(name) || name === 'table' ? labels[name] : labels.figure;
  return number ? `${label} ${number}` : label;
}

function isCallout(name: string): name is CalloutName {
  return callouts.has(name);
}
