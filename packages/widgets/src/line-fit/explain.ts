import { show } from '../plane/coordinates.ts';
import type { LineFitStrings } from '../strings/line-fit.ts';
import type { Line, Misfit } from './fit.ts';

/** `y = 2x − 1`: as one writes it, without a factor 1 and without what is 0. */
export function equationOf({ slope, intercept }: Line): string {
  const [m, c] = [show(slope), show(Math.abs(intercept))];
  if (m === '0') return `y = ${show(intercept)}`;
  const turned = m === '1' ? 'x' : m === '−1' ? '−x' : `${m}x`;
  if (c === '0') return `y = ${turned}`;
  return `y = ${turned} ${intercept < 0 ? '−' : '+'} ${c}`;
}

/** The line, the sum of its squares, and what tells whether it could be less. */
export function explainFit(line: Line, misfit: Misfit, strings: LineFitStrings): string {
  const said = strings.squaresSum(equationOf(line), show(misfit.isExact ? 0 : misfit.sum));
  if (misfit.isExact) return `${said} ${strings.exact}`;
  const products = misfit.isLeast
    ? strings.products('0', '0')
    : strings.products(show(misfit.products[0]), show(misfit.products[1]));
  return [said, products, ...(misfit.isLeast ? [strings.least] : [])].join(' ');
}
