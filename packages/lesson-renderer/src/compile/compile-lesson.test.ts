import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleLesson } from '../example/example-lesson.ts';
import type { Block, CompiledLesson } from '../format/compiled-lesson.ts';
import { compileLesson } from './compile-lesson.ts';
import type { Compiled } from './compile-with.ts';
import { renderBlocksToHtml } from '../html/render-html.ts';

const fragment = (markdown: string, options = {}): Compiled =>
  compileLesson(markdown, { ...options, fragment: true });

const blocksOf = (lesson: CompiledLesson | undefined): readonly Block[] =>
  lesson?.sections.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks)) ?? [];

const html = (markdown: string, options = {}): string =>
  renderBlocksToHtml(blocksOf(fragment(markdown, options).lesson));

const rules = ({ messages }: Compiled): readonly string[] => messages.map(({ rule }) => rule);

describe('compileLesson', () => {
  it('compiles the example without a message, twice to the same bytes', () => {
    const first = compileLesson(exampleLesson);
    expect(first.messages).toEqual([]);
    expect(JSON.stringify(compileLesson(exampleLesson).lesson)).toBe(JSON.stringify(first.lesson));
    expect(first.lesson?.hash).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  });

  it('changes the hash when a word changes', () => {
    const other = exampleLesson.replace('read aloud', 'spoken');
    expect(compileLesson(other).lesson?.hash).not.toBe(compileLesson(exampleLesson).lesson?.hash);
  });

  it('cuts a lesson into its four sections and their parts', () => {
    const { lesson } = compileLesson(exampleLesson);
    expect(lesson?.sections.map(({ kind }) => kind)).toEqual([
      'explanation',
      'worked-example',
      'exercises',
      'review',
    ]);
    expect(lesson?.sections[0]?.parts.map(({ title }) => title)).toEqual(['', 'By columns']);
    expect(lesson?.questions.map(({ use }) => use)).toEqual([
      'exercise',
      'exercise',
      'exercise',
      'review',
    ]);
    expect(lesson?.python).toBe(true);
  });

  it.each([
    '3:17',
    're:Invent',
    '10:30am',
    ':smile:',
    'C::D',
    'from $5 to $10',
    '$20,000 and $30,000',
    'f(x)::int',
  ])('leaves %s as typed', (prose) => {
    expect(html(`Prose ${prose} here.`)).toBe(`<p>Prose ${prose} here.</p>`);
  });

  it('typesets a formula that stands after a price', () => {
    const out = html('It costs $5 and $x+1$ is maths.');
    expect(out).toContain('It costs $5 and <span class="katex">');
    expect(out).toContain('<annotation encoding="application/x-tex">x+1</annotation>');
  });

  it('shows raw HTML as text', () => {
    expect(html('<script>alert(1)</script> <b onclick="x()">b</b>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b onclick="x()"&gt;b&lt;/b&gt;</p>',
    );
  });

  it('numbers theorems, definitions and examples in one row, and lets references look ahead', () => {
    const out = html(
      'See [](#t).\n\n:::definition\na\n:::\n\n:::theorem[T]{#t}\nb\n:::\n\n:::tip\nc\n:::\n\n:::example\nd\n:::',
      { number: 3 },
    );
    expect(out).toContain('<a href="#lesson--t">Theorem 3.2</a>');
    expect([...out.matchAll(/label">([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Definition 3.1',
      'Theorem 3.2',
      'Tip',
      'Example 3.3',
    ]);
  });

  it('numbers an equation that has an id', () => {
    const out = html('$$ {#eq-a}\na = b\n$$\n\nBy [](#eq-a).');
    expect(out).toContain('id="lesson--eq-a"');
    expect(out).toContain('<a href="#lesson--eq-a">(1)</a>');
  });

  it('folds detail, advanced and optional with their reading time', () => {
    for (const kind of ['detail', 'advanced', 'optional']) {
      const out = html(`:::${kind}[More]\n${'word '.repeat(400)}\n:::`);
      expect(out).toMatch(/^<details[^>]*><summary>/);
      expect(out).toContain('>2 min</span>');
    }
  });

  it('keeps a widget live inside a callout inside a list', () => {
    const { lesson } = fragment(
      '- item\n\n  :::tip\n  ::widget{name="w" on="true" n="2" t="x"}\n  :::',
    );
    const [list] = blocksOf(lesson);
    const found = JSON.stringify(list);
    expect(list).toMatchObject({ type: 'element', tag: 'ul' });
    expect(found).toContain('"name":"w","props":{"on":true,"n":2,"t":"x"}');
  });

  it('checks widget names and props against the schemas it is given', () => {
    const widgets = [{ name: 'plot', title: 'Plot', schema: z.strictObject({ n: z.number() }) }];
    expect(rules(fragment('::widget{name="plto" n="1"}', { widgets }))).toEqual(['widget-name']);
    expect(rules(fragment('::widget{name="plot" n="many"}', { widgets }))).toEqual([
      'widget-props',
    ]);
    expect(rules(fragment('::widget{name="plot" n="1" title="T"}', { widgets }))).toEqual([]);
    expect(rules(fragment('::widget{}', { widgets }))).toEqual(['widget-name']);
  });

  it('puts a located problem where a block is misspelt, and says what was meant', () => {
    const { lesson, messages } = fragment('One.\n\n:::definiton\nx\n:::');
    expect(messages).toMatchObject([
      { rule: 'unknown-block', line: 3, column: 1, fix: 'Did you mean "definition"?' },
    ]);
    expect(blocksOf(lesson).map(({ type }) => type)).toEqual(['html', 'problem']);
  });

  it('names a formula that cannot be typeset, and shows its source', () => {
    const compiled = fragment('a $\\nosuch$ b');
    expect(compiled.messages).toMatchObject([{ rule: 'maths', line: 1, column: 3 }]);
    expect(renderBlocksToHtml(blocksOf(compiled.lesson))).toContain('>$\\nosuch$</code>');
  });

  it('pairs a runnable cell with the output after it', () => {
    const { lesson } = fragment('```python run\nprint(1)\n```\n```output\n1\n```');
    expect(blocksOf(lesson)).toMatchObject([{ type: 'python', code: 'print(1)', output: '1' }]);
    expect(blocksOf(lesson)[0]).not.toHaveProperty('play');
  });

  it('says of a played program that it is one, and pairs it with its output', () => {
    const { lesson } = fragment('```python play\nprint(1)\n```\n```output\n1\n```');
    expect(blocksOf(lesson)).toMatchObject([
      { type: 'python', code: 'print(1)', output: '1', play: true },
    ]);
    expect(lesson?.python).toBe(true);
  });

  it('gives every heading an anchor of its own, whatever its words', () => {
    const { lesson } = fragment(
      '### Same\n\na\n\n### Same\n\n#### The $x^2$ rule\n\n:::tip{#same-2}\nb\n:::\n\nSee [](#the-x-2-rule).',
    );
    const out = (lesson?.sections ?? []).flatMap(({ parts }) =>
      parts.flatMap(({ id, blocks }) => [id, renderBlocksToHtml(blocks)]),
    );
    expect([out[0], out[2]]).toEqual(['lesson--same', 'lesson--same-3']);
    expect(out[3]).toContain('<h4 id="lesson--the-x-2-rule">');
    expect(out[3]).toContain('<a href="#lesson--the-x-2-rule">');
  });

  it('tells the text before the first section from the first part of that section', () => {
    const { lesson } = fragment('Before.\n\n## Explanation\n\nFirst.');
    expect(lesson?.sections.flatMap(({ parts }) => parts.map(({ id }) => id))).toEqual([
      'lesson--opening-1',
      'lesson--explanation-1',
    ]);
  });

  it('keeps footnotes in the part that refers to them', () => {
    const { lesson } = fragment('### A\n\na[^n]\n\n### B\n\nb\n\n[^n]: Note.');
    const parts = lesson?.sections[0]?.parts ?? [];
    expect(parts.map(({ blocks }) => renderBlocksToHtml(blocks).includes('Note.'))).toEqual([
      true,
      false,
    ]);
  });

  it('names each mistake of the front matter at its line', () => {
    const { lesson, messages } = compileLesson(
      '---\nuid: Bad Uid\ntitle: T\nsumary: S\nminutes: 20\nskills: {}\n---\n',
    );
    expect(lesson).toBeUndefined();
    expect(messages.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 `uid` is the text "Bad Uid".',
      '4 There is no key `sumary`.',
    ]);
    expect(messages.map(({ fix }) => fix)).toEqual([
      'Write it in kebab-case, for example la-dot-product.',
      'Did you mean "summary"?',
    ]);
  });

  it('asks for the four sections in order', () => {
    const compiled = compileLesson(
      exampleLesson.replace('## Review', '## Recap').replace('## Worked example', '## Exercises'),
    );
    expect(rules(compiled)).toContain('sections');
  });

  it('tells a link to an unknown lesson from one to a known', () => {
    const known = exampleLesson.replace('read aloud', '[there](la-dot)');
    const messages = (knownLessons: string[]) =>
      rules(compileLesson(known, { knownLessons: ['example-lesson', ...knownLessons] }));
    expect(messages([])).toEqual(['unknown-lesson']);
    expect(messages(['la-dot'])).toEqual([]);
  });

  it.each([
    ['100,000 nested brackets', '['.repeat(100_000)],
    ['10,000 unclosed directives', ':::tip\n'.repeat(10_000)],
    ['deep quotes', `${'>'.repeat(5000)} a`],
    ['100,000 dollars', '$'.repeat(100_000)],
    ['50,000 prices', '$1 '.repeat(50_000)],
    ['100,000 stars', '*a '.repeat(100_000)],
  ])('survives %s', (_name, markdown) => {
    expect(() => fragment(markdown)).not.toThrow();
  });
});
