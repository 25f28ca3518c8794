/** A function of numbers; NaN where it has no value. */
export interface NumberFunction {
  readonly least: number;
  readonly most: number;
  readonly call: (...values: number[]) => number;
}

function takes(least: number, call: NumberFunction['call'], most = least): NumberFunction {
  return { least, most, call };
}

/** Remainder with the sign of the divisor, as in Python. */
function modulo(a: number, b: number): number {
  return a - b * Math.floor(a / b);
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return Number.NaN;
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function rounded(x: number, digits = 0): number {
  if (!Number.isInteger(digits) || Math.abs(digits) > 12 || !Number.isFinite(x)) return Number.NaN;
  // Shifted as text, since 2.675 * 100 is 267.49999999999997. A number this small or large is printed with an exponent already.
  const [mantissa, exponent = '0'] = String(x).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  // Adding 0 turns −0 into 0.
  const [whole, power = '0'] = String(shifted + 0).split('e');
  return Number(`${whole}e${Number(power) - digits}`);
}

/** Functions that graphs and templates share. `if` is not among them, because it evaluates one branch alone. */
export const numberFunctions: ReadonlyMap<string, NumberFunction> = new Map([
  ['sqrt', takes(1, Math.sqrt)],
  ['abs', takes(1, Math.abs)],
  ['exp', takes(1, Math.exp)],
  ['ln', takes(1, Math.log)],
  ['log', takes(1, Math.log)],
  ['log2', takes(1, Math.log2)],
  ['log10', takes(1, Math.log10)],
  ['sin', takes(1, Math.sin)],
  ['cos', takes(1, Math.cos)],
  ['tan', takes(1, Math.tan)],
  ['asin', takes(1, Math.asin)],
  ['acos', takes(1, Math.acos)],
  ['atan', takes(1, Math.atan)],
  ['atan2', takes(2, Math.atan2)],
  ['tanh', takes(1, Math.tanh)],
  ['floor', takes(1, Math.floor)],
  ['ceil', takes(1, Math.ceil)],
  ['sign', takes(1, Math.sign)],
  ['mod', takes(2, modulo)],
  ['gcd', takes(2, greatestCommonDivisor)],
  ['round', takes(1, rounded, 2)],
  ['hypot', takes(1, Math.hypot, 20)],
  ['min', takes(1, Math.min, 20)],
  ['max', takes(1, Math.max, 20)],
  ['sum', takes(1, (...values) => values.reduce((sum, value) => sum + value, 0), 20)],
]);

/** Names of numbers; a parameter, slider or variable of the same name comes first. */
export const numberConstants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
]);
