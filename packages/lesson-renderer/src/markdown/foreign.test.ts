import { expect, it } from 'vitest';
import { compileFragment } from '../compile/compile-fragment.ts';

const messagesOf = (markdown: string) =>
  compileFragment(markdown, {}).messages.map(
    ({ rule, line, column }) => `${rule} ${line}:${column}`,
  );

it.each([
  ['a word\n\n$$ a\n\nmore', 'unclosed-formula 3:1'],
  ['> one\n> two $$', 'unclosed-formula 2:7'],
  ['a <!-- b', 'unclosed-comment 1:3'],
  ['- a\n\n  <details open>b</details>', 'raw-html 3:3'],
  ['H<sub>2</sub>O', 'raw-html 1:2'],
  ['see {ref}`here`', 'foreign-role 1:5'],
  ['```{note}\ntext\n```', 'foreign-block 1:1'],
  ['as shown [see @smith2004, p. 3]', ''],
  ['as shown [@smith2004, p. 3]', 'foreign-citation 1:10'],
  ['> [!HINT]\n> words', 'unknown-alert 1:3'],
])('says of %j that it is shown as text', (markdown, message) => {
  expect(messagesOf(markdown)).toEqual(message === '' ? [] : [message]);
});

it.each([
  'it costs \\$\\$ and \\<b>',
  'a <!-- $$ <b> [@a] --> b',
  '`<b>` and `$$` and `[@a]`',
  '```html\n<b>$$</b>\n```',
  'List<int> and a < b > c',
  'write to <https://example.org> or me@example.org',
  'sets {a} and `code`',
  '> [!NOTE]\n> words',
])('has nothing to say of %j', (markdown) => {
  expect(messagesOf(markdown)).toEqual([]);
});

it('stops naming what a pasted book is full of', () => {
  const told = messagesOf('a<b>c\n\n'.repeat(5000)).filter((message) =>
    message.startsWith('raw-html'),
  );
  expect(told).toHaveLength(200);
});

it.each([
  ['> [!NOTE]\n> Words', 'info', '<p>Words</p>'],
  ['> [!tip]\n>\n> - a', 'tip', '<li>a</li>'],
  ['> [!IMPORTANT]\n> $x$', 'emphasis', 'katex'],
  ['> [!WARNING] Mind this\n> Words', 'gotcha', '<p>Words</p>'],
  ['> [!CAUTION]', 'gotcha', ''],
])('makes the alert %j a callout', (markdown, kind, content) => {
  const html = JSON.stringify(compileFragment(markdown, {}).lesson?.sections).replaceAll('\\', '');
  expect(html).toContain(`data-kind="${kind}"`);
  expect(html).toContain(content);
  expect(html).not.toContain('[!');
});

it('says of a formula that links what it may not', () => {
  const { messages } = compileFragment('$\\href{https://example.org}{a}$', {});
  expect(messages[0]?.message).toContain('as \\href does');
});

it('keeps letters of every script in anchors', () => {
  const html = JSON.stringify(
    compileFragment('#### Übung 1\n\n#### हिन्दी पाठ\n\n#### C++', {}).lesson?.sections,
  );
  for (const id of ['lesson--übung-1', 'lesson--हिन्दी-पाठ', 'lesson--c'])
    expect(html).toContain(`id=\\"${id}\\"`);
});

it('gives the fragments of a page ids of their own', () => {
  const ids = ['one', 'two'].map(
    (uid) => compileFragment('A note[^1]\n\n[^1]: here', { uid }).lesson?.sections[0]?.parts[0]?.id,
  );
  expect(ids).toEqual(['one--opening-1', 'two--opening-1']);
});
