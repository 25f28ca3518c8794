import { isMatrix, isVector, type TemplateValue } from './value.ts';

/** Where a value is written: typeset maths, or plain text that is an expression and a Python literal at once. */
export type Style = 'latex' | 'plain';

/**
 * A number without the noise of binary fractions: whole, then up to six decimals, then a small fraction, then
 * six significant digits (all of them in plain text, where a key must stay exact).
 */
export function formatNumber(value: number, style: Style): string {
  const rounded = Math.round(value);
  if (near(value, rounded)) return String(rounded + 0);
  const decimals = Number(value.toFixed(6));
  if (decimals !== 0 && near(value, decimals)) return trimmed(value.toFixed(6));
  const fraction = smallFraction(value);
  if (fraction) {
    const [p, q] = fraction;
    if (style === 'plain') return `${p}/${q}`;
    return `${p < 0 ? '-' : ''}\\frac{${Math.abs(p)}}{${q}}`;
  }
  return style === 'plain' ? String(value) : scientific(value);
}

/** p/q with q ≤ 1000 within 1e-12 of the value, by continued fractions. */
export function smallFraction(value: number): readonly [p: number, q: number] | undefined {
  let [p0, q0, p1, q1] = [0, 1, 1, 0];
  let rest = value;
  for (let i = 0; i < 20; i += 1) {
    const whole = Math.floor(rest);
    [p0, q0, p1, q1] = [p1, q1, whole * p1 + p0, whole * q1 + q0];
    if (q1 > 1000) return undefined;
    if (near(value, p1 / q1)) return [p1, q1];
    rest = 1 / (rest - whole);
  }
  return undefined;
}

function near(value: number, other: number): boolean {
  return Math.abs(value - other) <= 1e-12 * Math.max(1, Math.abs(value));
}

function trimmed(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}

function scientific(value: number): string {
  const [mantissa = '', exponent] = Number(value.toPrecision(6)).toString().split('e');
  return exponent === undefined ? mantissa : `${mantissa}\\cdot 10^{${Number(exponent)}}`;
}

/** A value as it stands in a lesson. A vector in plain text is `[1, 2]`, a matrix `[[1, 2], [3, 4]]`. */
export function formatValue(value: TemplateValue, style: Style): string {
  if (typeof value === 'number') return formatNumber(value, style);
  if (typeof value === 'string') return value;
  if (!isMatrix(value)) return style === 'plain' ? (value ? 'True' : 'False') : String(value);
  const rows = value.map((row) => row.map((entry) => formatNumber(entry, style)));
  if (style === 'latex')
    return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
  if (isVector(value)) return `[${rows.flat().join(', ')}]`;
  return `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
}
