import type { Expression } from './tree.ts';

/** How tightly a printed part holds together; one that binds more loosely than its place demands gets brackets. */
const [comparison, sum, product, power, atom] = [0, 1, 2, 3, 4];

interface Printed {
  readonly latex: string;
  readonly binding: number;
}

/**
 * An expression in LaTeX, as a learner would write it on paper: fractions instead of slashes, roots, and no more brackets
 * than its meaning needs.
 *
 * @example
 * ```ts
 * expressionInLatex(tree); // of '2(x + 1)/sqrt(y)': '\frac{2\left(x + 1\right)}{\sqrt{y}}'
 * ```
 */
export function expressionInLatex(expression: Expression): string {
  return print(expression).latex;
}

function print(expression: Expression): Printed {
  switch (expression.kind) {
    case 'number':
      return numberInLatex(expression.value);
    case 'text':
      return { latex: String.raw`\text{${escaped(expression.value)}}`, binding: atom };
    case 'name':
      return { latex: nameInLatex(expression.name), binding: atom };
    case 'coordinate': {
      const [point, axis] = [expression.point, expression.axis].map(nameInLatex);
      return { latex: `{${point}}_{${axis}}`, binding: atom };
    }
    case 'list':
      return { latex: String.raw`\left[${listed(expression.items)}\right]`, binding: atom };
    case 'index':
      return {
        latex: `{${within(expression.of, atom)}}_{${listed(expression.indexes)}}`,
        binding: atom,
      };
    case 'call':
      return callInLatex(expression);
    case 'unary':
      return expression.sign === '-'
        ? { latex: `-${afterSign(expression.of)}`, binding: product }
        : { latex: String.raw`\lnot ${within(expression.of, atom)}`, binding: comparison };
    case 'binary':
      return operationInLatex(expression);
    case 'comparison': {
      const [first = '', ...others] = expression.operands.map((operand) => within(operand, sum));
      const rest = others.map(
        (other, i) => `${relations[expression.signs[i] ?? '=='] ?? ''} ${other}`,
      );
      return { latex: [first, ...rest].join(' '), binding: comparison };
    }
  }
}

const relations: Readonly<Record<string, string>> = {
  '<': '<',
  '<=': String.raw`\le`,
  '>': '>',
  '>=': String.raw`\ge`,
  '==': '=',
  '!=': String.raw`\ne`,
};

function operationInLatex({ sign, left, right }: Extract<Expression, { kind: 'binary' }>): Printed {
  switch (sign) {
    case '/':
      return {
        latex: String.raw`\frac{${print(left).latex}}{${print(right).latex}}`,
        binding: power,
      };
    case '^':
      return { latex: `${within(left, atom)}^{${print(right).latex}}`, binding: power };
    case '*':
      return { latex: productInLatex(left, right), binding: product };
    case '+':
    case '-':
      return { latex: `${within(left, sum)} ${sign} ${afterSign(right)}`, binding: sum };
    case 'and':
    case 'or': {
      const join = sign === 'and' ? String.raw`\land` : String.raw`\lor`;
      return { latex: `${within(left, sum)} ${join} ${within(right, sum)}`, binding: comparison };
    }
  }
}

/** A minus sign directly behind another sign is put in brackets. */
function afterSign(right: Expression): string {
  const latex = within(right, product);
  return latex.startsWith('-') ? bracketed(latex) : latex;
}

/** Factors stand side by side, unless the second begins with a number or a fraction: `2 · 3` is not 23, nor `2 · ½` 2½. */
function productInLatex(left: Expression, right: Expression): string {
  const first = within(left, product);
  const { latex, binding } = print(right);
  const second = binding > product ? latex : bracketed(latex);
  return /^(?:\d|\\frac)/.test(second)
    ? String.raw`${first} \cdot ${second}`
    : `${first} ${second}`;
}

const knownFunctions: Readonly<Record<string, string>> = {
  exp: String.raw`\exp`,
  ln: String.raw`\ln`,
  log: String.raw`\log`,
  log2: String.raw`\log_{2}`,
  log10: String.raw`\log_{10}`,
  sin: String.raw`\sin`,
  cos: String.raw`\cos`,
  tan: String.raw`\tan`,
  tanh: String.raw`\tanh`,
  asin: String.raw`\arcsin`,
  acos: String.raw`\arccos`,
  atan: String.raw`\arctan`,
};

function callInLatex({ name, args }: Extract<Expression, { kind: 'call' }>): Printed {
  const inner = listed(args);
  if (name === 'sqrt') return { latex: String.raw`\sqrt{${inner}}`, binding: atom };
  if (name === 'abs') return { latex: String.raw`\left|${inner}\right|`, binding: atom };
  const known = Object.hasOwn(knownFunctions, name) ? knownFunctions[name] : undefined;
  const called = known ?? String.raw`\operatorname{${escaped(name)}}`;
  return { latex: `${called}${bracketed(inner)}`, binding: power };
}

const constants: Readonly<Record<string, string>> = { pi: String.raw`\pi`, tau: String.raw`\tau` };

/** `P_1` and `θ₂` with a lowered number; a name of several letters upright, so that it is no product. */
function nameInLatex(name: string): string {
  if (Object.hasOwn(constants, name)) return constants[name] ?? name;
  const [, letters = name, lowered = ''] = /^(.+?)_?([\d₀-₉]+)$/su.exec(name) ?? [];
  const base = /^\p{L}$/u.test(letters) ? letters : String.raw`\mathrm{${escaped(letters)}}`;
  return lowered === '' ? base : `${base}_{${lowered.normalize('NFKC')}}`;
}

function numberInLatex(value: number): Printed {
  if (value === Infinity) return { latex: String.raw`\infty`, binding: atom };
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return { latex: mantissa, binding: atom };
  return {
    latex: String.raw`${mantissa} \cdot 10^{${Number(exponent)}}`,
    binding: product,
  };
}

function within(expression: Expression, least: number): string {
  const { latex, binding } = print(expression);
  return binding < least ? bracketed(latex) : latex;
}

const bracketed = (latex: string) => String.raw`\left(${latex}\right)`;

const listed = (items: readonly Expression[]) => items.map((item) => print(item).latex).join(', ');

const escaped = (text: string) =>
  text.replaceAll(/[\\^~]/g, ' ').replaceAll(/[{}_$%&#]/g, String.raw`\$&`);
