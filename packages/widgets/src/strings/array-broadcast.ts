/** How two lengths along one axis fit together. */
export type MeetingKind = 'equal' | 'stretched' | 'missing' | 'clash';

/**
 * Texts of the broadcasting widget. `left`, `right` and `result` are the operands and the expression as written; shapes come as
 * text, `(3, 4)`.
 */
export interface ArrayBroadcastStrings {
  /** Over the shapes. */
  readonly aligned: string;
  /** Before what comes of each pair of lengths. */
  readonly fit: string;
  /** Under two lengths: what comes of them. `to` is the result's length. */
  readonly verdict: (kind: MeetingKind, to: number) => string;
  /** Name of an operand that is drawn at its stretched size. */
  readonly stretchedTo: (own: string, shape: string) => string;
  /** Said and shown at the beginning. */
  readonly start: (left: string, leftShape: string, right: string, rightShape: string) => string;
  /** At an axis, counted from the last: `back` is 1 for it. */
  readonly axis: (
    back: number,
    kind: MeetingKind,
    left: number | undefined,
    right: number | undefined,
    missing: string,
    to: number,
  ) => string;
  /** After the last axis. */
  readonly fits: (result: string, shape: string) => string;
  /** When copies are drawn. */
  readonly copies: (names: readonly string[]) => string;
  /** When a row of the result, counted from 0, has been worked out. */
  readonly row: (result: string, row: number) => string;
  readonly finished: (result: string, shape: string) => string;
  /** Before Python's message where the shapes do not fit. */
  readonly refused: string;
}

export const englishArrayBroadcast: ArrayBroadcastStrings = {
  aligned: 'Shapes, aligned from the right',
  fit: 'fit?',
  verdict: (kind, to) =>
    ({
      equal: 'equal',
      stretched: `1 is stretched to ${to}`,
      missing: `missing, so ${to}`,
      clash: 'neither equal nor 1',
    })[kind],
  stretchedTo: (own, shape) => `${own} stretched to ${shape}`,
  start: (left, leftShape, right, rightShape) =>
    `${left} has the shape ${leftShape}, ${right} has ${rightShape}. Do they fit? Compare them from the right.`,
  axis: (back, kind, left, right, missing, to) => {
    const where = back === 1 ? 'Last axis' : back === 2 ? 'Next axis' : 'First axis';
    switch (kind) {
      case 'equal':
        return `${where}: ${left} and ${right} are equal.`;
      case 'stretched':
        return `${where}: ${left} and ${right}. The 1 is stretched to ${to}.`;
      case 'missing':
        return `${where}: ${missing} has none. It is used ${to === 1 ? 'once' : `${to} times`}.`;
      case 'clash':
        return `${where}: ${left} and ${right} are neither equal, nor is one of them 1.`;
    }
  },
  fits: (result, shape) => `So ${result} has the shape ${shape}.`,
  copies: (names) =>
    `The dashed copies of ${names.join(' and ')} are never stored: NumPy reads the same numbers again.`,
  row: (result, row) => `Row ${row} of ${result}. Choose an entry to see where it comes from.`,
  finished: (result, shape) => `${result} is worked out. Its shape is ${shape}.`,
  refused: 'Python refuses:',
};
