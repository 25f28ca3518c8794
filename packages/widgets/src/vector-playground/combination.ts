import { add, type Pair, scale, show } from '../plane/coordinates.ts';

/** What is made of the vectors: each one's factor, and how the result is written. */
export interface Combination {
  readonly factors: readonly number[];
  readonly formula: string;
  readonly result: Pair;
  /** The vectors after scaling, tip to tail: where each one starts and ends. */
  readonly path: readonly { readonly from: Pair; readonly to: Pair }[];
}

export type Shown = 'none' | 'sum' | 'difference' | 'combination';

function formulaOf(shown: Shown, names: readonly string[], factors: readonly number[]): string {
  if (shown !== 'combination') return names.join(shown === 'sum' ? ' + ' : ' − ');
  return names
    .map((name, index) => {
      const factor = factors[index] ?? 0;
      const sign = index === 0 ? (factor < 0 ? '−' : '') : factor < 0 ? ' − ' : ' + ';
      const size = Math.abs(factor);
      return `${sign}${size === 1 ? '' : show(size)}${name}`;
    })
    .join('');
}

/** The sum, the difference (first minus the others) or the linear combination of vectors. */
export function combine(
  vectors: readonly Pair[],
  names: readonly string[],
  shown: Exclude<Shown, 'none'>,
  scalars: readonly number[],
): Combination {
  const factors = vectors.map((_, index) => {
    if (shown === 'combination') return scalars[index] ?? 1;
    return shown === 'difference' && index > 0 ? -1 : 1;
  });
  let at: Pair = [0, 0];
  const path = vectors.map((vector, index) => {
    const from = at;
    at = add(at, scale(vector, factors[index] ?? 1));
    return { from, to: at };
  });
  return { factors, formula: formulaOf(shown, names, factors), result: at, path };
}
