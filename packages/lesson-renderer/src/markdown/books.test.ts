import type { Nodes } from 'mdast';
import { expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';

/** A tree in one line: types, and what they hold. */
function shape(node: Nodes): string {
  const value = 'value' in node ? JSON.stringify(node.value) : 'url' in node ? `<${node.url}>` : '';
  const name =
    node.type === 'containerDirective' ? ` ${node.name}#${node.attributes?.['id'] ?? ''}` : '';
  const width = node.type === 'image' && node.data?.width ? `{${node.data.width}}` : '';
  const meta = node.type === 'math' ? (node.meta ?? '') : '';
  const children = 'children' in node ? `(${node.children.map(shape).join(' ')})` : '';
  return `${node.type}${name}${width}${meta}${value}${children}`;
}

const read = (markdown: string) => parseMarkdown(markdown).children.map(shape).join(' ');
const words = (markdown: string) => /^paragraph\((.*)\)$/.exec(read(markdown))?.[1];

it.each([
  ['H~2~O', 'text"H" subscript(text"2") text"O"'],
  ['Ca^2+^.', 'text"Ca" superscript(text"2+") text"."'],
  ['10^6^', 'text"10" superscript(text"6")'],
  ['(a)^2^', 'text"(a)" superscript(text"2")'],
  ['*x*~1~', 'emphasis(text"x") text"~1~"'],
  ['x^*a*^', 'text"x^" emphasis(text"a") text"^"'],
])('reads the raised and lowered words of %s', (markdown, expected) => {
  expect(words(markdown)).toBe(expected);
});

it.each([
  'about ~5 and ~6',
  'from 10~20~30',
  'x^2 and y^2',
  '2^10^3',
  'a ^ b ^ c',
  'a^b c^',
  'file~ and ~x~',
  '^^',
  'a^^b',
  'a~~',
  'x^123456789012345678901^',
])('keeps %s as it is typed', (markdown) => {
  expect(words(markdown)).toBe(`text${JSON.stringify(markdown)}`);
});

it('keeps words that are struck out', () => {
  expect(words('a~~b~~')).toBe('text"a" delete(text"b")');
});

it.each([
  ['one term', 'a\n: b', 'definitionList(definitionTerm(text"a") definitionDescription(text"b"))'],
  [
    'two terms, and two definitions of them',
    'a\nb\n: c\n: d',
    'definitionList(definitionTerm(text"a") definitionTerm(text"b") definitionDescription(text"c") definitionDescription(text"d"))',
  ],
  [
    'a definition that goes on',
    '*a*\n: b\n  c $x$',
    'definitionList(definitionTerm(emphasis(text"a")) definitionDescription(text"b" text"\\n" text"c " inlineMath"x"))',
  ],
  [
    'blank lines between them',
    'a\n\n: b\n\nc\n\n: d',
    'definitionList(definitionTerm(text"a") definitionDescription(text"b") definitionTerm(text"c") definitionDescription(text"d"))',
  ],
  [
    'paragraphs around them',
    'before\n\n- x\n\na\n: b\n\nafter',
    'paragraph(text"before") list(listItem(paragraph(text"x"))) definitionList(definitionTerm(text"a") definitionDescription(text"b")) paragraph(text"after")',
  ],
  [
    'a list around them',
    '- a\n  : b',
    'list(listItem(definitionList(definitionTerm(text"a") definitionDescription(text"b"))))',
  ],
])('reads a list of definitions with %s', (_name, markdown, expected) => {
  expect(read(markdown)).toBe(expected);
});

it.each([': a', 'a\n:b', 'at 3\n:17 sharp', 'a : b'])(
  'leaves what is no definition: %j',
  (markdown) => {
    expect(read(markdown)).toBe(`paragraph(text${JSON.stringify(markdown)})`);
  },
);

const table = '| a |\n|---|\n| 1 |';

it.each([
  [
    'an id',
    'Table: Rain in *May* {#tab-rain}',
    'table#tab-rain(paragraph(text"Rain in " emphasis(text"May")) table',
  ],
  ['no id', 'Table: Rain', 'table#(paragraph(text"Rain") table'],
])('reads a caption behind a table, with %s', (_name, caption, expected) => {
  expect(read(`${table}\n\n${caption}`)).toContain(`containerDirective ${expected}`);
});

it('takes no other paragraph for a caption', () => {
  expect(read(`${table}\n\nTables: two.`)).toMatch(/^table.* paragraph\(text"Tables: two."\)$/);
  expect(read('Table: none.')).toBe('paragraph(text"Table: none.")');
});

it.each([
  ['![a](b){width=60%}', 'image{60%}<b>'],
  ['![a](b){width="320"} c', 'image{320}<b> text" c"'],
  ['![a](b){#fig-x width=60%}', 'image{60%}<b> text"{#fig-x}"'],
  ['![a](b){width=60% #fig-x}', 'image{60%}<b> text"{#fig-x}"'],
  ['![a](b){height=3}', 'image<b> text"{height=3}"'],
])('reads the width of %s', (markdown, expected) => {
  expect(words(markdown)).toBe(expected);
});

it.each([
  ['$$\n\\label{eq:a}\nx = 1\n$$', 'math{#eq:a}"x = 1"'],
  ['$$\nx = 1 \\label{a}\n$$', 'math{#a}"x = 1 "'],
  ['$$ {#b}\nx \\label{a}\n$$', 'math{#b}"x \\\\label{a}"'],
  [
    'See \\eqref{a}, or $\\ref{b}$.',
    'paragraph(text"See " link<#a>() text", or " link<#b>() text".")',
  ],
  ['$\\eqref{a} + 1$', 'paragraph(inlineMath"\\\\eqref{a} + 1")'],
  ['`\\eqref{a}`', 'paragraph(inlineCode"\\\\eqref{a}")'],
])('reads the labels and references of %j', (markdown, expected) => {
  expect(read(markdown)).toBe(expected);
});
