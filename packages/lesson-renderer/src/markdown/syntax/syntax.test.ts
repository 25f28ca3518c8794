import type { Nodes, Root } from 'mdast';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../parse.ts';

/** A tree in one line: types, and what they hold. */
function shape(node: Nodes): string {
  const meta = node.type === 'math' && node.meta ? node.meta : '';
  const value = 'value' in node ? JSON.stringify(node.value) : '';
  const children = 'children' in node ? `(${node.children.map(shape).join(' ')})` : '';
  return `${node.type}${meta}${value}${children}`;
}

const inside = (root: Root): string => root.children.map(shape).join(' ');

it.each([
  ['fences of their own', '$$\na\n$$', 'math"a"'],
  ['one line', '$$ a = b $$', 'math" a = b "'],
  ['TeX behind the opening fence', '$$ a =\nb\n$$', 'math" a =\\nb"'],
  ['TeX before the closing fence', '$$\na = b $$\n\nafter', 'math"a = b " paragraph(text"after")'],
  ['the id behind the opening fence', '$$ {#eq-a}\na\n$$', 'math{#eq-a}"a"'],
  ['the id behind the closing fence', '$$\na\n$$ {#eq-a}', 'math{#eq-a}"a"'],
  ['the id on one line', '$$ a $$ {#eq-a}', 'math{#eq-a}" a "'],
  ['a group that only looks like an id', '$$ {a}\n$$', 'math" {a}"'],
  ['dollars in a \\text', '$$\n\\text{if $x$ is \\$$2$}\n$$', 'math"\\\\text{if $x$ is \\\\$$2$}"'],
  ['more dollars', '$$$\na $$ b\n$$$', 'math"a $$ b"'],
  ['nothing', '$$\n$$', 'math""'],
  [
    'a paragraph before and after',
    'so\n$$ a $$\nand',
    'paragraph(text"so") math" a " paragraph(text"and")',
  ],
  ['a quote', '> $$ a\n> b $$\n> c', 'blockquote(math" a\\nb " paragraph(text"c"))'],
  ['a list', '- x\n\n  $$\n  a\n  $$', 'list(listItem(paragraph(text"x") math"a"))'],
  ['Windows', '$$ a\r\nb $$\r\nc', 'math" a\\r\\nb " paragraph(text"c")'],
])('reads a displayed formula with %s', (_name, markdown, expected) => {
  expect(inside(parseMarkdown(markdown))).toBe(expected);
});

it.each([
  [
    'a blank line',
    '$$\na\n\nb\n\n- c',
    'paragraph(text"$$\\na") paragraph(text"b") list(listItem(paragraph(text"c")))',
  ],
  ['the end', '$$ a', 'paragraph(text"$$ a")'],
  ['words behind it', '$$a$$ is a sum', 'paragraph(inlineMath"a" text" is a sum")'],
  ['a line that leaves the quote', '> $$ a\nb $$', 'blockquote(paragraph(inlineMath"a\\nb"))'],
])('leaves what is no displayed formula, because of %s', (_name, markdown, expected) => {
  expect(inside(parseMarkdown(markdown))).toBe(expected);
});

it.each([
  ['in a line', 'a<!-- b --> c', 'paragraph(text"a c")'],
  ['over lines of a paragraph', 'a <!-- b\nc --> d', 'paragraph(text"a \\n d")'],
  ['on a line', 'a\n\n<!-- b -->\n\nc', 'paragraph(text"a") paragraph(text"c")'],
  ['over blank lines', '<!--\n# b\n\n- c\n-->\nd', 'paragraph(text"d")'],
  ['that interrupts a paragraph', 'a\n<!-- b -->\nc', 'paragraph(text"a") paragraph(text"c")'],
  ['with dashes', 'b <!-- a -- b ---> c', 'paragraph(text"b  c")'],
  [
    'that nothing closes',
    'a\n\n<!-- b\n\nc',
    'paragraph(text"a") paragraph(text"<!-- b") paragraph(text"c")',
  ],
  ['in code', '`<!-- a -->`', 'paragraph(inlineCode"<!-- a -->")'],
])('leaves out a comment %s', (_name, markdown, expected) => {
  expect(inside(parseMarkdown(markdown))).toBe(expected);
});

it.each(['<br>', '<br/>', '<br />', '<BR>'])('breaks a line at %s', (tag) => {
  expect(inside(parseMarkdown(`a${tag}b\nc`))).toBe('paragraph(text"a" break text"b\\nc")');
});

it('breaks lines in the cell of a table', () => {
  expect(inside(parseMarkdown('| a |\n| - |\n| b<br>c |'))).toContain(
    'tableCell(text"b" break text"c")',
  );
});
