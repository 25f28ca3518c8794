import { expect, test } from 'vitest';
import { frontMatterFields, splitFrontMatter } from '../course/index.ts';

test.each([
  ['lines that end in \\r\\n', '---\r\nuid: la-dot\r\n---\r\nText'],
  ['a byte order mark', '\uFEFF---\nuid: la-dot\n---\nText'],
  ['spaces behind the delimiters', '---  \nuid: la-dot\n---\t\nText'],
])('a lesson with %s is split into front matter and body', (_, markdown) => {
  expect(splitFrontMatter(markdown)).toMatchObject({ yaml: 'uid: la-dot', body: 'Text' });
});

test('a lesson without front matter is all body', () => {
  expect(splitFrontMatter('Text\n---\nmore')).toEqual({
    head: '',
    yaml: undefined,
    body: 'Text\n---\nmore',
  });
});

test('fields that are wrong are left out, the others are read', () => {
  const fields = frontMatterFields('---\ntitle: Dot product\nminutes: soon\nuid: [x]\n---\n');
  expect(fields).toEqual({ title: 'Dot product' });
});

test.each(['---\n: [\n---\n', '---\n- a\n---\n', '', '---\n__proto__: { title: x }\n---\n'])(
  'front matter that cannot be read has no fields: %j',
  (markdown) => {
    expect(frontMatterFields(markdown)).toEqual({});
  },
);
