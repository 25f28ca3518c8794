/** Texts of the widget for an axis. `call` is the code as written, shapes come as text, `(3, 4)`. */
export interface ArrayAxisStrings {
  /** Name of the choice between the axes. */
  readonly choose: string;
  /** The choice that collapses the whole array, as in code. */
  readonly noAxis: string;
  /** Beside an arrow along an axis. */
  readonly axis: (axis: number, length: number) => string;
  readonly shape: string;
  /** Before the first entry is worked out. */
  readonly start: (call: string) => string;
  /** Which line of the array an entry comes from. */
  readonly line: (axis: 0 | 1 | undefined, at: number) => string;
  /** What becomes of the axes; `gone` and `left` are lengths. */
  readonly collapsed: (axis: 0 | 1, gone: number, left: number) => string;
  readonly collapsedAll: string;
  /** Said at each entry. */
  readonly entry: (line: string, parts: readonly string[], method: string, value: string) => string;
  readonly finished: (call: string, values: readonly string[], shape: string) => string;
  /** The result is drawn as a column and printed as a row. */
  readonly printedAsRow: string;
}

export const englishArrayAxis: ArrayAxisStrings = {
  choose: 'Axis',
  noAxis: 'no axis',
  axis: (axis, length) => `axis ${axis}, ${length} long`,
  shape: 'Shape',
  start: (call) => `What does ${call} give, and in what shape? Say it to yourself, then go on.`,
  line: (axis, at) =>
    axis === undefined ? 'All entries' : axis === 0 ? `Column ${at}` : `Row ${at}`,
  collapsed: (axis, gone, left) =>
    `Axis ${axis} collapses: its ${gone} entries become one. The ${left} of axis ${1 - axis} stay.`,
  collapsedAll: 'Every axis collapses: one number is left.',
  entry: (line, parts, method, value) =>
    `${line}: the ${method} of ${parts.join(', ')} is ${value}.`,
  finished: (call, values, shape) =>
    `${call} is ${values.join(', ')}${shape === '()' ? '' : `, of shape ${shape}`}.`,
  printedAsRow: 'One axis is left: NumPy prints it lying down.',
};
