import { mean } from './chance.ts';

/** One figure of a simulation, by seed. */
export interface Figure {
  readonly figure: string;
  readonly values: readonly number[];
  readonly target?: { readonly sign: '≥' | '≤'; readonly value: number };
}

export function atLeast(figure: string, values: readonly number[], value: number): Figure {
  return { figure, values, target: { sign: '≥', value } };
}

export function atMost(figure: string, values: readonly number[], value: number): Figure {
  return { figure, values, target: { sign: '≤', value } };
}

/** A row of the table: mean over the seeds, their range, and whether the mean reaches the target. */
export function row({ figure, values, target }: Figure): Record<string, string> {
  const middle = mean(values);
  const reached = target && (target.sign === '≥' ? middle >= target.value : middle <= target.value);
  return {
    figure,
    mean: shown(middle),
    'over seeds': `${shown(Math.min(...values))} – ${shown(Math.max(...values))}`,
    target: target ? `${target.sign} ${target.value}` : '',
    reached: reached === undefined ? '' : reached ? 'yes' : 'no',
  };
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value >= 10 ? 1 : 3);
}
