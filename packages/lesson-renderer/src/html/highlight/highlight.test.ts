import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** Pairs of class and text, as a reader sees them. */
function tokens(code: string, language: string): readonly string[] {
  return [...highlight(code, language).matchAll(/<span class="hljs-(\w+)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  );
}

it('tells the parts of Python apart', () => {
  const code =
    '@cache\ndef mean(xs):  # of numbers\n    return sum(xs) / len(xs) if xs else None\n';
  expect(tokens(code, 'python')).toEqual([
    'meta @cache',
    'keyword def',
    'title mean',
    'comment # of numbers',
    'keyword return',
    'built_in sum',
    'built_in len',
    'keyword if',
    'keyword else',
    'literal None',
  ]);
  expect(tokens('import shapes\n-- shapes.py --\nx -- 1 --', 'python')).toEqual([
    'keyword import',
    'section -- shapes.py --\n',
    'number 1',
  ]);
  expect(tokens('x1 = 2.5e-3 + other.format', 'python')).toEqual(['number 2.5e-3']);
  expect(tokens('"""a\n# b\n""" + f\'{x}\'', 'python')).toEqual([
    'string &quot;&quot;&quot;a\n# b\n&quot;&quot;&quot;',
    'string f&#39;{x}&#39;',
  ]);
});

it.each([
  [
    'json',
    '{"a": [1, true, "b"]}',
    ['attr &quot;a&quot;', 'number 1', 'literal true', 'string &quot;b&quot;'],
  ],
  ['yaml', 'at: 2 # two', ['attr at', 'number 2', 'comment # two']],
  ['ts', 'type A = /a+/g;', ['keyword type', 'title A', 'regexp /a+/g']],
  ['css', '.a { color: #fff }', ['title .a', 'attr color', 'number #fff']],
  ['sql', 'SELECT count(*) -- all', ['keyword SELECT', 'built_in count', 'comment -- all']],
  ['sh', 'echo "$HOME" # home', ['built_in echo', 'string &quot;$HOME&quot;', 'comment # home']],
  [
    'html',
    '<a href="x">&amp;</a>',
    ['title a', 'attr href', 'string &quot;x&quot;', 'literal &amp;amp;', 'title a'],
  ],
])('highlights %s', (language, code, expected) => {
  expect(tokens(code, language)).toEqual(expected);
});

it('shows code of an unknown language as it is, escaped', () => {
  expect(highlight('<b> & "c"', 'klingon')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});

it('never loses a character', () => {
  const code = '<a b=\'"c"\'>`${d}` /* e */ # f """ g \\" /h/ --i\n@j $k 1e5 &l;';
  const plain = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  for (const language of ['bash', 'css', 'js', 'json', 'python', 'sql', 'ts', 'xml', 'yaml']) {
    expect(plain(highlight(code, language))).toBe(code);
  }
});
