import { expect, it } from 'vitest';
import { bookLesson } from '../../example/book-lesson.ts';
import type { CompileOptions } from '../../format/compile-options.ts';
import type { Block, PythonBlock } from '../../format/compiled-lesson.ts';
import { renderBlocksToHtml } from '../../html/render-html.ts';
import { compileLesson } from '../compile-lesson.ts';

function compiled(markdown: string, options: CompileOptions = {}) {
  const { lesson, messages } = compileLesson(markdown, { ...options, fragment: true });
  const blocks = (lesson?.sections ?? []).flatMap(({ parts }) =>
    parts.flatMap((part) => part.blocks),
  );
  return { blocks, html: renderBlocksToHtml(blocks), messages };
}

const youtube = { mediaHosts: ['www.youtube-nocookie.com'] };

it('compiles one of each without a message', () => {
  expect(compiled(bookLesson, youtube).messages).toEqual([]);
});

it('numbers tables in a row of their own, and calls the box that scrolls by the caption', () => {
  const { html, messages } = compiled(
    ':::table[Rain in *May*]{#tab-rain}\n| a |\n|---|\n| 1 |\n:::\n\n:::table[Not numbered]\n| b |\n|---|\n| 2 |\n:::\n\n![x](x.png "y"){#fig-x}\n\n[](#tab-rain) [](#fig-x)',
    { number: 2 },
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    '<div class="lemma-table" id="lesson--tab-rain"><div class="lemma-scroll" tabindex="0" role="group" aria-label="Table 2.1 Rain in May"><table><caption><span class="lemma-figure-label">Table 2.1</span> Rain in <em>May</em></caption>',
  );
  expect(html).toContain('<caption>Not numbered</caption>');
  expect(html).toContain('>Table 2.1</a> <a href="#lesson--fig-x">Figure 2.1</a>');
  expect(html).not.toContain('data-name');
});

it('writes tabs of which the first is open', () => {
  const { html } = compiled('::::tabs{#how}\n:::tab[A *b*]\nOne\n:::\n:::tab[C]\nTwo\n:::\n::::');
  expect(html.replaceAll('\n', '')).toBe(
    '<div class="lemma-tabs" id="lesson--how"><details name="lesson--tabs-1" open="open"><summary>A <em>b</em></summary><p>One</p></details><details name="lesson--tabs-1"><summary>C</summary><p>Two</p></details></div>',
  );
});

it('keeps cells in tabs alive', () => {
  const { blocks } = compiled(
    '::::tabs\n:::tab[A]\n```python run\nprint(1)\n```\n```output\n1\n```\n:::\n::::',
  );
  expect(cellsOf(blocks)).toMatchObject([{ code: 'print(1)', output: '1' }]);
});

it('shows what a term means wherever it is linked, and leaves the list itself and meanings plain', () => {
  const { html, messages } = compiled(
    'A [loss](#term-loss), [](#term-gradient-descent).\n\n:::glossary[Words]\nLoss\n: How *wrong*.\n\nGradient descent\n: Lowers the [](#term-loss).\n:::',
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    '<button type="button" class="lemma-term" popovertarget="lesson--term-1" interestfor="lesson--term-1">loss</button><span class="lemma-meaning" id="lesson--term-1" popover="auto">How <em>wrong</em>.</span>',
  );
  expect(html).toContain(
    '>Gradient descent</button><span class="lemma-meaning" id="lesson--term-2" popover="auto">Lowers the <a href="#lesson--term-loss">Loss</a>.</span>',
  );
  expect(html).toContain(
    '<dt id="lesson--term-gradient-descent">Gradient descent</dt>\n<dd>Lowers the <a href="#lesson--term-loss">Loss</a>.</dd>',
  );
  expect(html).toContain('lemma-glossary-title">Words<');
});

it('gives a film controls, captions and words, and loads nothing by itself', () => {
  const { html, messages } = compiled(
    ':::video[A *walk*]{src="walk.mp4" captions="walk.vtt" poster="walk.jpg"}\nSomebody walks.\n:::\n\n:::audio[Birds]{src="birds.mp3"}\nA blackbird.\n:::',
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    '<video controls="" preload="none" src="walk.mp4" aria-label="A walk" playsinline="" poster="walk.jpg"><track kind="captions" src="walk.vtt" label="Captions" default=""></video><figcaption>A <em>walk</em></figcaption><details><summary>In words</summary>\n<p>Somebody walks.</p>',
  );
  expect(html).toContain(
    '<audio controls="" preload="none" src="birds.mp3" aria-label="Birds"></audio>',
  );
});

it('puts a page of others behind a question, lazy and in a sandbox', () => {
  const { html, messages } = compiled(
    ':::embed[Sums]{src="https://www.youtube-nocookie.com/embed/x?rel=0&amp;a=1" height="400"}\nTwo arrows.\n:::',
    youtube,
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    '<details class="lemma-embed"><summary>Show from www.youtube-nocookie.com</summary><p>Loaded from www.youtube-nocookie.com, which learns your address and may set cookies.</p><iframe src="https://www.youtube-nocookie.com/embed/x?rel=0&amp;a=1" title="Sums" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"',
  );
});

it.each([
  ['embed', 'https://evil.example/x', 'may not load anything from evil.example'],
  ['embed', '//evil.example/x', 'may not load anything from evil.example'],
  ['embed', 'https:evil.example/x', 'may not load anything from evil.example'],
  ['embed', 'https://www.youtube-nocookie.com:8443/x', 'www.youtube-nocookie.com:8443'],
  ['embed', 'https://www.youtube-nocookie.com@evil.example/x', 'from evil.example'],
  ['embed', 'http://www.youtube-nocookie.com/x', 'is not encrypted'],
  ['embed', 'page.html', 'no page of another site'],
  ['embed', 'javascript:alert(1)', 'is not allowed'],
  ['embed', 'data:text/html,x', 'is not allowed'],
  ['audio', 'mailto:a@b.example', 'is not allowed'],
  ['audio', '/\\evil.example/x.mp3', 'from evil.example'],
])('refuses a %s of %s', (name, src, problem) => {
  const { html, messages } = compiled(`:::${name}[T]{src="${src}"}\nWords.\n:::`, youtube);
  expect(messages.map(({ message }) => message).join('\n')).toContain(problem);
  expect(html).not.toMatch(/<iframe|<audio/);
});

it('takes files that lie beside the lesson', () => {
  const { html, messages } = compiled(':::audio[T]{src="sounds/birds.mp3"}\nWords.\n:::');
  expect(messages).toEqual([]);
  expect(html).toContain('src="sounds/birds.mp3"');
});

it.each([
  [':::video{src="a.mp4" silent}\nx\n:::', 'has no title'],
  [':::video[T]{silent}\nx\n:::', 'has no src'],
  [':::video[T]{src="a.mp4" silent}\n:::', 'Nothing says in words'],
  [':::video[T]{src="a.mp4"}\nx\n:::', 'has no captions'],
  [':::video[T]{src="a.mp4" captions="https://evil.example/a.vtt"}\nx\n:::', 'evil.example'],
  [':::table[T]\nx\n:::', 'holds one table'],
  [':::tabs\nx\n:::', 'holds blocks ":::tab[Label]"'],
  ['::::tabs\n:::tab\nx\n:::\n::::', 'no label'],
  [':::tab[T]\nx\n:::', 'stands in no "::::tabs"'],
  [':::glossary\nx\n:::', 'holds terms with their definitions'],
  [':::glossary\na\n: b\n\na\n: c\n:::', 'The id "term-a" is used twice'],
  ['![a](b.png){width=20em}', 'The width "20em" cannot be read'],
  ['$\\dv{f}{x}$', 'Undefined control sequence'],
])('says what is wrong with %j', (markdown, message) => {
  expect(
    compiled(markdown)
      .messages.map((each) => each.message)
      .join('\n'),
  ).toContain(message);
});

it('writes the macro that stands for a command of another package', () => {
  const [message] = compiled('$\\pdv{f}{x}$').messages;
  expect(message?.fix).toBe(
    'Declare it in the front matter: macros: { "\\\\pdv": "\\\\frac{\\\\partial #1}{\\\\partial #2}" }.',
  );
  const { messages } = compiled(
    '---\nmacros: { "\\\\pdv": "\\\\frac{\\\\partial #1}{\\\\partial #2}" }\n---\n$\\pdv{f}{x}$',
  );
  expect(messages).toEqual([]);
});

it.each([
  ['$$\na \\label{x}\n+ b \\label{y}\n$$', 'A formula has one number'],
  ['$\\eqref{x} + 1$', 'Write the reference beside the formula'],
])('says what to do with %j', (markdown, fix) => {
  expect(compiled(markdown).messages[0]?.fix).toContain(fix);
});

it('sets molecules and units', () => {
  const { html, messages } = compiled('$\\ce{SO4^2-}$ and $\\pu{9.81 m s-2}$');
  expect(messages).toEqual([]);
  expect(html).toContain('class="katex"');
});

it('folds code away, and leaves its output in sight', () => {
  const { blocks, html } = compiled(
    '```python folded\nx = 1\n```\n\n```python run folded="The sum" alt="We run"\nprint(1)\n```\n```output\n1\n```',
  );
  expect(html).toMatch(
    /^<details class="lemma-fold"><summary>Code<\/summary><pre class="lemma-code"/,
  );
  expect(cellsOf(blocks)).toMatchObject([
    { output: '1', html: expect.stringContaining('The sum') },
  ]);
  expect(html).toMatch(/<summary>The sum<\/summary>.*<\/details><pre class="lemma-output">/s);
});

it('hides a cell that others need, and hands it to each after it', () => {
  const { blocks, html } = compiled(
    '```python run\nprint(0)\n```\n\n```python run hidden\nx = 1\n```\n\n```python run\nprint(x)\n```\n\n```python run hidden\ny = 2\n```\n\n```python play\nz = 3\n```\n\n```python run\nprint(x, y)\n```',
  );
  expect(cellsOf(blocks).map(({ setup }) => setup)).toEqual([
    undefined,
    'x = 1',
    undefined,
    'x = 1\n\ny = 2',
  ]);
  expect(html).not.toContain('y = 2');
});

function cellsOf(blocks: readonly Block[]): readonly PythonBlock[] {
  return blocks.flatMap((block) =>
    block.type === 'python' ? [block] : block.type === 'element' ? cellsOf(block.blocks) : [],
  );
}
