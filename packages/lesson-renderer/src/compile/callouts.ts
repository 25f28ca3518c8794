/** How the compiler treats one kind of callout. Looks live in styles.css. */
export interface CalloutKind {
  readonly label: string;
  readonly numbered: boolean;
  readonly folds: boolean;
}

const plain = { numbered: false, folds: false };
const numbered = { numbered: true, folds: false };
const folding = { numbered: false, folds: true };

/** The twelve callouts, by the name that authors write. */
export const callouts: ReadonlyMap<string, CalloutKind> = new Map([
  ['theorem', { label: 'Theorem', ...numbered }],
  ['definition', { label: 'Definition', ...numbered }],
  ['proof', { label: 'Proof', ...plain }],
  ['example', { label: 'Example', ...numbered }],
  ['ml_context', { label: 'In machine learning', ...plain }],
  ['tip', { label: 'Tip', ...plain }],
  ['gotcha', { label: 'Gotcha', ...plain }],
  ['info', { label: 'Info', ...plain }],
  ['emphasis', { label: 'Keep in mind', ...plain }],
  ['detail', { label: 'Detail', ...folding }],
  ['advanced', { label: 'Advanced', ...folding }],
  ['optional', { label: 'Optional', ...folding }],
]);

/** "Theorem 2", or what the host says for it. */
export function calloutLabel(
  name: string,
  labels: Readonly<Record<string, string>> | undefined,
  number?: string,
): string {
  const label = labels?.[name] ?? callouts.get(name)?.label ?? name;
  return number ? `${label} ${number}` : label;
}
