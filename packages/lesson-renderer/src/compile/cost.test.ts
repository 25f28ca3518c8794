import { expect, it } from 'vitest';
import type { CompiledLesson, LessonMessage } from '../format/compiled-lesson.ts';
import { compileLesson } from './compile-lesson.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { tame } from '../markdown/tame.ts';

/** Texts that an attacker, or a slip, might make. None may throw, lose its words or grow the work beyond its length. */
const hostile: readonly (readonly [string, (times: number) => string])[] = [
  ['containers that nothing closes', (times) => ':::tip\n'.repeat(times)],
  ['the same with paragraphs between', (times) => ':::tip\n\n'.repeat(times)],
  ['one long line', (times) => 'a word '.repeat(times)],
  ['open brackets', (times) => '['.repeat(times)],
  ['open images', (times) => '![a'.repeat(times)],
  ['open links', (times) => '[a](b "'.repeat(times)],
  ['stars', (times) => '***a '.repeat(times)],
  ['underscores', (times) => 'a_'.repeat(times)],
  ['backticks of growing length', (times) => `${'`'.repeat(times % 200)} `.repeat(times / 100)],
  ['dollars', (times) => '$'.repeat(times)],
  ['a list without end', (times) => '- a\n'.repeat(times)],
  ['dashes', (times) => '- - - '.repeat(times)],
  ['quotes inside quotes', (times) => '> > > '.repeat(times)],
  ['quotes in lists in quotes', (times) => '- > '.repeat(times)],
  ['lists inside lists', (times) => stairs(times, (level) => `${' '.repeat(2 * level)}- a`)],
  ['a stair of quotes', (times) => stairs(times, (level) => `${'>'.repeat(level)} a`)],
  ['blocks with open attributes', (times) => '::a{b\n'.repeat(times)],
  ['a block of many attributes', (times) => `::a{${'b="c" '.repeat(times)}`],
  ['words after an open bracket', (times) => `[${'a '.repeat(times)}`],
  ['a label of brackets', (times) => `:::tip[${'['.repeat(times)}`],
  ['open strings in code', (times) => `\`\`\`python\n${'\\"'.repeat(times)}\n\`\`\``],
  [
    'a wide table',
    (times) => `|${'a|'.repeat(times)}\n|${'-|'.repeat(times)}\n|${'b|'.repeat(times)}`,
  ],
  ['open braces in a formula', (times) => `$$\n${'{'.repeat(times)}\n$$`],
  ['fractions in fractions', (times) => `$${'\\frac{'.repeat(times)}$`],
  ['brackets in a graph', (times) => `\`\`\`graph\n${'['.repeat(times)}\n\`\`\``],
  ['one address', (times) => `${'a.'.repeat(times)}@b`],
  ['comments that nothing closes', (times) => '<!-- a\n\n'.repeat(times)],
  ['formulas that nothing closes', (times) => '$$ a\n\n'.repeat(times)],
  ['a formula of lines that nothing closes', (times) => '$$ a\n'.repeat(times)],
  ['tags', (times) => '<b>a\n\n'.repeat(times)],
  ['lowered letters', (times) => 'a~b'.repeat(times)],
  ['raised letters', (times) => 'a^b^ '.repeat(times)],
  ['terms', (times) => 'a\n: b\n\n'.repeat(times)],
  ['definitions of one term', (times) => `a\n${': b\n'.repeat(times)}`],
  [
    'terms that mean each other',
    (times) =>
      `[](#term-a) ${'[](#term-b) '.repeat(times)}\n\n:::glossary\na\n: [](#term-b)\n\nb\n: [](#term-a)\n:::`,
  ],
  [
    'a long meaning, shown often',
    (times) => `${'[](#term-a)\n\n'.repeat(times)}:::glossary\na\n: ${'b '.repeat(times)}\n:::`,
  ],
  ['references to equations', (times) => '\\eqref{a} '.repeat(times)],
  ['labels in a formula', (times) => `$$\n${'\\label{a}'.repeat(times)}\n$$`],
  ['a caption of blanks', (times) => `|a|\n|-|\n\nTable: x${' '.repeat(times)}y`],
  ['tabs in tabs', (times) => '::::tabs\n:::tab[a]\n'.repeat(times)],
  ['molecules', (times) => `$\\ce{${'H2'.repeat(times)}}$`],
  ['open molecules', (times) => `$${'\\ce{'.repeat(times)}$`],
  ['lone surrogates', (times) => '\u{d800}'.repeat(times)],
];

function stairs(times: number, line: (level: number) => string): string {
  return Array.from({ length: Math.sqrt(times) }, (_, level) => line(level)).join('\n');
}

function compiled(markdown: string): {
  lesson: CompiledLesson;
  messages: readonly LessonMessage[];
} {
  const { lesson, messages } = compileLesson(markdown, { fragment: true });
  if (!lesson) throw new Error('A fragment always compiles.');
  return { lesson, messages };
}

/** Deepest nesting of a tree: what recursion costs, and what overflows the stack. */
function depth(node: { readonly children?: readonly object[] }): number {
  const inner = (node.children ?? []).map((child) => depth(child));
  return 1 + Math.max(0, ...inner);
}

const nothing = () => ({
  rule: '',
  severity: 'error' as const,
  file: '',
  line: 1,
  column: 1,
  message: '',
  fix: '',
});

it.each(hostile)('compiles %s, and nests no deeper for more of it', (_name, text) => {
  const short = tame(text(400), nothing).text;
  const long = tame(text(4000), nothing).text;
  const deep = depth(parseMarkdown(long));
  expect(deep).toBeLessThanOrEqual(Math.max(40, depth(parseMarkdown(short))));
  expect(compiled(text(4000)).lesson.format).toBe(1);
});

it('reads a text of ordinary density whole, up to half a million characters', () => {
  const prose =
    'Some *words* of prose with $x$, and a [link](https://a.b) in it, as lessons have.\n\n';
  const list = '- an item that says something of use, as items do\n';
  expect(tame(`${prose.repeat(6000)}${list.repeat(300)}`, nothing).rest).toBe('');
});

it.each([
  ['100,000 paragraphs of a letter', 'a\n\n'.repeat(100_000)],
  ['100,000 links', '[a](b)\n\n'.repeat(100_000)],
  ['100,000 items', '- a\n\n'.repeat(100_000)],
  ['100,000 notices', ':::tip\na\n:::\n\n'.repeat(100_000)],
  ['a line of five million marks', '*'.repeat(5_000_000)],
  ['a line of 5 MB of words', 'a word '.repeat(715_000)],
  ['600,000 blank lines', `${'\n'.repeat(600_000)}a`],
  ['10,000 containers that nothing closes', ':::tip\n\na\n\n'.repeat(10_000)],
  ['20,000 footnotes', '[^a]: b\n\n'.repeat(20_000)],
])('shows %s as plain text from where no lesson goes on, and says so', (_name, markdown) => {
  const messages: string[] = [];
  const { text, rest } = tame(markdown, (rule, _severity, _place, message) => {
    messages.push(message);
    return { ...nothing(), rule };
  });
  expect(text.split('\n').length).toBeLessThan(100_000);
  expect(text.length).toBeLessThan(600_000);
  expect(`${text}\n${rest}`.length).toBeGreaterThanOrEqual(markdown.length);
  expect(messages.join()).toMatch(/it is shown as plain text/);
});

it('shows the words of what it does not read', () => {
  const { lesson, messages } = compiled(`${'`a` '.repeat(40_000)}\n\nThe <end>.`);
  expect(JSON.stringify(lesson)).toContain('The &lt;end&gt;.');
  expect(messages).toMatchObject([{ rule: 'too-complex', line: 1 }]);
});

it.each([
  [
    'formulas',
    (count: number) =>
      Array.from({ length: count }, (_, i) => `$\\text{${'a'.repeat(4000)}${i}}$\n\n`),
  ],
  [
    'graphs',
    (count: number) => Array.from({ length: count }, () => '```graph\nx: [0, 1]\n```\n\n'),
  ],
])('works out no more %s than a lesson can have, and says so once', (name, text) => {
  const markdown = text(name === 'graphs' ? 130 : 80).join('');
  const { lesson, messages } = compiled(markdown);
  expect(messages.filter(({ rule }) => rule === 'too-complex')).toMatchObject([
    {
      message: `From here on there are more ${name} than a lesson can have; they are not worked out.`,
    },
  ]);
  expect(JSON.stringify(lesson)).toContain(name === 'graphs' ? '"type":"problem"' : 'a79}');
});

/** A lesson of numeric questions whose one parameter is drawn like this. */
function drawing(parameter: string, times: number): string {
  const question = (index: number) =>
    `:::question{#q-${index} type="numeric" answer="{{a[1]}}"}\n\`\`\`params\n${parameter}\n\`\`\`\nWhat?\n\n:::steps\na\n:::\n:::`;
  return Array.from({ length: times }, (_, index) => question(index)).join('\n\n');
}

it.each([
  ['conditions that no draw meets', 'a: int(1, 9) where a > 9', 60],
  ['matrices that no draw meets', 'a: matrix(20, 20, 1, 9) where det(a) == 0.5', 5],
  ['the powers of matrices', 'a: matrix(20, 20, 0, 0) where det(a^64) == 1', 5],
])('draws no more than a lesson can have for %s, and says so once', (_name, parameter, times) => {
  const { messages } = compiled(drawing(parameter, times));
  const rules = messages.map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === 'template').length).toBeLessThan(times);
  expect(messages.filter(({ rule }) => rule === 'too-complex')).toMatchObject([
    { message: expect.stringContaining('more draws of question templates'), fix: /Loosen/ },
  ]);
});

it('draws for two hundred questions whose conditions are met', () => {
  const { messages } = compiled(drawing('a: vector(2, -9, 9) where a[1] != a[2]', 200));
  expect(messages).toEqual([]);
});

it('counts what macros become, not how short their names are', () => {
  const macros = String.raw`{ "\\a": "xx", "\\b": "\\a\\a\\a\\a", "\\c": "\\b\\b\\b\\b", "\\d": "\\c\\c\\c\\c" }`;
  const front = `---\nuid: a\ntitle: A\nsummary: a\nminutes: 1\nskills: { a: A }\nmacros: ${macros}\n---\n\n`;
  const formulas = Array.from({ length: 200 }, (_, i) => `$\\d_{${i}}$`).join('\n\n');
  expect(compiled(`${front}${formulas}`).messages).toMatchObject([
    { rule: 'too-complex', message: expect.stringContaining('more formulas') },
  ]);
});

it.each([
  ['an address', `[a]: /${'b'.repeat(50_000)}\n\n${'[a] '.repeat(400)}`],
  ['a footnote', `[^a]: ${'note '.repeat(20_000)}\n\n${'### a\n\nb[^a]\n\n'.repeat(40)}`],
  ['a name', `:::tip[${'a '.repeat(4000)}]{#a}\nb\n:::\n\n${'[](#a) '.repeat(200)}`],
])('repeats %s no more often than its length allows', (_name, markdown) => {
  const { lesson, messages } = compiled(markdown);
  expect(messages).toMatchObject([{ rule: 'too-complex' }]);
  expect(JSON.stringify(lesson).length).toBeLessThan(5 * (200_000 + markdown.length));
});

it.each([
  ['its own command', `\\def\\a{${'x'.repeat(1500)}}${'\\a'.repeat(95)}`],
  ['arguments that double', '\\def\\a#1{\\a{#1#1}}\\a{x}'],
  ['commands that double', '\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}'.padEnd(900, '\\c')],
])('refuses a formula that grows by %s beyond what can be typeset', (_name, tex) => {
  expect(compiled(`$${tex}$`).messages).toMatchObject([
    { rule: 'maths', message: expect.stringContaining('Too many expansions') },
  ]);
});

it('lets a macro repeat its argument, but not the macro itself', () => {
  const front = (macros: string) =>
    `---\nuid: a\ntitle: A\nsummary: a\nminutes: 1\nskills: { a: A }\nmacros: ${macros}\n---\n\n`;
  const proj = String.raw`{ "\\proj": "\\frac{#1 \\cdot #2}{#1 \\cdot #1}", "\\R": "\\mathbb{R}" }`;
  const used = `$\\proj{a}{b} ${'\\R '.repeat(100)}$`;
  expect(compiled(`${front(proj)}${used}`).messages).toEqual([]);
  const nested = `${'\\twice{'.repeat(40)}x${'}'.repeat(40)}`;
  const { messages } = compiled(`${front(String.raw`{ "\\twice": "#1#1" }`)}$${nested}$`);
  expect(messages).toMatchObject([{ message: expect.stringContaining('Too many expansions') }]);
});

it('refuses front matter and graphs longer than any author writes', () => {
  const graph = compiled(`\`\`\`graph\n${'a: 1\n'.repeat(5000)}\n\`\`\``);
  expect(graph.messages.map(({ message }) => message).join()).toMatch(/2\d{4} characters; 20000/);
  const { lesson, messages } = compileLesson(`---\nuid: ${'a'.repeat(30_000)}\n---\n`);
  expect(lesson).toBeUndefined();
  expect(messages).toMatchObject([{ rule: 'front-matter' }]);
});

it('refuses a formula longer than any author writes', () => {
  const { messages } = compiled(`$$\n${'a + '.repeat(2000)}b\n$$`);
  expect(messages).toMatchObject([{ rule: 'too-complex', line: 1 }]);
});

it('follows a chain of five hundred footnotes', () => {
  const notes = Array.from({ length: 500 }, (_, i) => `[^${i}]: note [^${i + 1}]\n\n`);
  expect(JSON.stringify(compiled(`[^0]\n\n${notes.join('')}`).lesson)).toContain('note');
});

it('takes 50,000 words with a formula in every sentence whole', () => {
  const sentence = (i: number) =>
    `Take the entry $a_{ij} + 2\\mathbf{b}_{${i}} - x$ of it, go along its row and down the other column, multiply the pairs, and add up what comes out.\n\n`;
  const matrix = (i: number) =>
    `$$\nA_{${i}} = \\begin{bmatrix} 1 & 2 & ${i} \\\\ 4 & 5 & 6 \\end{bmatrix}\\mathbf{x}\n$$\n\n`;
  const section = (i: number) =>
    `### Part ${i}\n\n${Array.from({ length: 6 }, (_, j) => sentence(6 * i + j)).join('')}${matrix(i)}`;
  const text = Array.from({ length: 270 }, (_, i) => section(i)).join('');
  expect(text.split(/\s+/).length).toBeGreaterThan(50_000);
  expect(compileLesson(text, { fragment: true }).messages).toEqual([]);
});
