import { each, fill, head, type Texts } from './make.ts';

/** Formulas: nested, wide, and with commands of their own. */
export const maths: Texts = {
  'maths inline': () => each((i) => `a $x_{${i}}$ b\n\n`),
  'maths inline same': () => fill('a $x$ b '),
  'maths display': () => each((i) => `$$\nx_{${i}}\n$$\n\n`),
  'maths open': () => fill('$$\n'),
  'maths open brace': () => '$$\n' + fill('{') + '\n$$',
  'maths nested frac': () => fill('$' + '\\frac{'.repeat(300) + '$\n\n'),
  'maths nested frac closed': () =>
    fill('$' + '\\frac{a}{'.repeat(100) + 'b' + '}'.repeat(100) + '$\n\n'),
  'maths sqrt': () => fill('$' + '\\sqrt{'.repeat(200) + 'b' + '}'.repeat(200) + '$\n\n'),
  'maths scripts': () => fill('$' + 'a^{'.repeat(200) + 'b' + '}'.repeat(200) + '$\n\n'),
  'maths left right': () =>
    fill('$' + '\\left('.repeat(150) + 'b' + '\\right)'.repeat(150) + '$\n\n'),
  'maths matrix': () =>
    each((i) => `$$\n\\begin{bmatrix}${`${i} & `.repeat(150)}\\\\\\end{bmatrix}\n$$\n\n`),
  'maths matrix tall': () =>
    each((i) => '$$\n\\begin{bmatrix}' + `${i} \\\\ `.repeat(400) + '\\end{bmatrix}\n$$\n\n'),
  'maths wide': () => each((i) => `$${`x_{${i}}+`.repeat(300)}y$\n\n`),
  'maths macros bomb': () =>
    head.replace(
      'minutes',
      'macros: { "\\\\a": "xx", "\\\\b": "\\\\a\\\\a\\\\a\\\\a", "\\\\c": "\\\\b\\\\b\\\\b\\\\b", "\\\\d": "\\\\c\\\\c\\\\c\\\\c", "\\\\e": "\\\\d\\\\d\\\\d\\\\d", "\\\\f": "\\\\e\\\\e\\\\e\\\\e" }\nminutes',
    ) +
    '\n## Explanation\n\n' +
    each((i) => `$\\f_{${i}}$\n\n`, 200_000),
  'maths def bomb': () =>
    each(
      (i) =>
        `$\\def\\a{xx}\\def\\b{\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d}\\e_{${i}}$\n\n`,
    ),
  'maths def wide': () =>
    each((i) => `$\\def\\a{${'x'.repeat(1500)}}${'\\a'.repeat(95)}_{${i}}$\n\n`),
  'maths def wide failing': () =>
    each((i) => `$\\def\\a{${'x'.repeat(4000)}}${'\\a'.repeat(101)}_{${i}}$\n\n`),
  'maths macros wide': () =>
    head.replace('minutes', `macros: { "\\\\a": "${'x'.repeat(299)}" }\nminutes`) +
    '\n## Explanation\n\n' +
    each((i) => `$${'\\a'.repeat(990)}_{${i}}$\n\n`),
  'maths dots': () => each((i) => `$${'\\dots '.repeat(300)}_{${i}}$\n\n`),
  'maths let': () => each((i) => `$${'\\let\\a=b'.repeat(300)}_{${i}}$\n\n`),
  'maths def loop': () => each((i) => `$\\def\\a{\\a\\a}\\a_{${i}}$\n\n`),
  'maths def loop 2': () => each((i) => `$\\def\\a#1{\\a{#1#1}}\\a{x}_{${i}}$\n\n`),
  'maths wrong': () => each((i) => `$\\foo_{${i}}$\n\n`),
  'maths rule': () => each((i) => `$\\rule{${i}em}{1em}$ `),
  'maths accents': () => each((i) => `$\\widehat{\\overbrace{a${i}}}$ `),
  'maths colours': () => each((i) => `$\\color{red}{a${i}}$ `),
  'maths verb': () => each((i) => `$\\verb|${'a'.repeat(3000)}${i}|$ `),
  'maths text': () => each((i) => `$\\text{${'a'.repeat(3500)}${i}}$\n\n`),
  'maths text unicode': () => each((i) => `$\\text{${'😀é漢'.repeat(800)}${i}}$\n\n`),
  'maths underscores': () => each((i) => `$${'a_b'.repeat(1000)}${i}$\n\n`),
  'maths primes': () => each((i) => `$a${"'".repeat(3000)}${i}$\n\n`),
  'maths stretched': () => each((i) => `$\\underbrace{\\overbrace{\\xrightarrow{a${i}}}}$ `),
  'maths cases in cases': () =>
    each((i) => `$${'\\begin{cases}'.repeat(20)}a${i}${'\\end{cases}'.repeat(20)}$ `),
  'maths tags': () => each((i) => `$$\na \\tag{${i}}\n$$ {#eq-${i}}\n\n`),
  'maths aligned': () =>
    each((i) => `$$\n\\begin{aligned}${`a_${i % 9} &= b \\\\`.repeat(200)}\\end{aligned}\n$$\n\n`),
  'maths not': () => each((i) => `$${'\\not='.repeat(300)}${i}$\n\n`),
  'maths fractions': () => each((i) => `$${'\\frac{a}{b}'.repeat(90)}${i}$\n\n`),
};

/** Formulas that cost most for their length, as texts of formulas alone are made of. */
const dear: Readonly<Record<string, (index: number) => string>> = {
  'short formulas': (i) => `$x_{${i}}$\n\n`,
  'short displayed formulas': (i) => `$$\nx_{${i}}\n$$\n\n`,
  matrices: (i) => `$\\begin{bmatrix}${i}&2\\\\3&4\\end{bmatrix}$\n\n`,
  'wide matrices': (i) => `$$\n\\begin{bmatrix}${`${i}&`.repeat(99)}1\\end{bmatrix}\n$$\n\n`,
  aligned: (i) => `$$\n\\begin{aligned}${`a_${i} &= b \\\\`.repeat(40)}\\end{aligned}\n$$\n\n`,
  cases: (i) => `$\\begin{cases}${i}&b\\\\c&d\\end{cases}$\n\n`,
  'text in formulas': (i) => `$\\text{a${i}}$\n\n`,
  'nested roots': (i) => `$${'\\sqrt{'.repeat(40)}${i}${'}'.repeat(40)}$\n\n`,
  'nested fractions': (i) => `$${'\\frac{a}{'.repeat(40)}${i}${'}'.repeat(40)}$\n\n`,
  sums: (i) => `$\\sum_{i=1}^{${i}} x_i$\n\n`,
  accents: (i) => `$\\hat{\\vec{a}}_{${i}}$\n\n`,
  braces: (i) => `$\\underbrace{${i}}$\n\n`,
  'commands of their own': (i) => `$\\def\\a{x}\\a_{${i}}$\n\n`,
};

/** Short texts of formulas alone, of a few sizes in kB. */
export const shortMaths: Texts = Object.fromEntries(
  Object.entries(dear).flatMap(([name, formula]) =>
    [5, 10, 20, 50].map((kB) => [`${kB} kB of ${name}`, () => each(formula, kB * 1000)] as const),
  ),
);
