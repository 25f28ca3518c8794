import { expect, it } from 'vitest';
import type { CompiledLesson, LessonMessage } from '../lesson/compiled-lesson.ts';
import { compileLesson } from './compile-lesson.ts';
import { parseMarkdown } from './parse.ts';
import { tame } from './tame.ts';

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

it('reads a text of ordinary density whole, however long', () => {
  const prose =
    'Some *words* of prose with $x$, and a [link](https://a.b) in it, as lessons have.\n\n';
  const list = '- an item that says something of use, as items do\n';
  expect(tame(`${prose.repeat(20_000)}${list.repeat(300)}`, nothing).rest).toBe('');
});

it.each([
  ['100,000 paragraphs of a letter', 'a\n\n'.repeat(100_000)],
  ['100,000 links', '[a](b)\n\n'.repeat(100_000)],
  ['100,000 items', '- a\n\n'.repeat(100_000)],
  ['100,000 notices', ':::tip\na\n:::\n\n'.repeat(100_000)],
  ['a line of five million marks', '*'.repeat(5_000_000)],
])('shows %s as plain text from where no lesson goes on, and says so', (_name, markdown) => {
  const messages: string[] = [];
  const { text, rest } = tame(markdown, (rule, _severity, _place, message) => {
    messages.push(message);
    return { ...nothing(), rule };
  });
  expect(text.split('\n').length).toBeLessThan(25_000);
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
  const markdown = text(name === 'graphs' ? 130 : 90).join('');
  const { lesson, messages } = compiled(markdown);
  expect(messages.filter(({ rule }) => rule === 'too-complex')).toMatchObject([
    {
      message: `From here on there are more ${name} than a lesson can have; they are not worked out.`,
    },
  ]);
  expect(JSON.stringify(lesson)).toContain(name === 'graphs' ? '"type":"problem"' : 'a89}');
});

it('refuses a formula longer than any author writes', () => {
  const { messages } = compiled(`$$\n${'a + '.repeat(2000)}b\n$$`);
  expect(messages).toMatchObject([{ rule: 'too-complex', line: 1 }]);
});

it('follows a chain of five hundred footnotes', () => {
  const notes = Array.from({ length: 500 }, (_, i) => `[^${i}]: note [^${i + 1}]\n\n`);
  expect(JSON.stringify(compiled(`[^0]\n\n${notes.join('')}`).lesson)).toContain('note');
});
