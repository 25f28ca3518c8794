import { expect, it } from 'vitest';
import { compileLesson } from '../compile/compile-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { instantiateQuestion } from '../compile/instantiate-question.ts';
import { renderBlocksToHtml } from '../html/render-html.ts';

function compiled(markdown: string, options: CompileOptions = {}) {
  const { lesson, messages } = compileLesson(markdown, { ...options, fragment: true });
  const blocks = (lesson?.sections ?? []).flatMap(({ parts }) =>
    parts.flatMap((part) => part.blocks),
  );
  return { html: renderBlocksToHtml(blocks), questions: lesson?.questions ?? [], messages };
}

const graph = '```graph {#fig-line} "The line $y = x$"\nfunctions:\n  - x\n```';

it('numbers images, graphs and blocks that have an id in one row, and links say the number', () => {
  const { html, messages } = compiled(
    `See [](#fig-cat), [](#fig-line) and [](#fig-both).\n\n![A cat](cat.png "A cat"){#fig-cat}\n\n![A cow](cow.png "Not numbered")\n\n${graph}\n\n:::figure[Both]{#fig-both}\n![a](a.png)\n\n![b](b.png)\n:::`,
    { number: 3 },
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    'See <a href="#lesson--fig-cat">Figure 3.1</a>, <a href="#lesson--fig-line">Figure 3.2</a> and <a href="#lesson--fig-both">Figure 3.3</a>.',
  );
  expect(html).toMatch(
    /<figure id="lesson--fig-cat">\s*<img src="cat.png" alt="A cat" loading="lazy">\s*<figcaption><span class="lemma-figure-label">Figure 3.1<\/span> A cat<\/figcaption><\/figure>/,
  );
  expect(html).toContain('<figcaption>Not numbered</figcaption>');
  expect(html).toMatch(
    /<figure id="lesson--fig-line">.*<svg.*Figure 3.2<\/span> The line <span class="katex">/s,
  );
  expect(html).toMatch(
    /<figure id="lesson--fig-both">\s*<p><img src="a.png"[^>]*><\/p>\s*<p><img src="b.png"/,
  );
  expect(html).not.toContain('{#');
});

it('typesets maths, code and emphasis in a caption', () => {
  const { html } = compiled('![x](x.png "The *cat* of $x^2$, `code` and [](#fig-x)"){#fig-x}');
  expect(html).toMatch(
    /<em>cat<\/em> of .*<span class="katex">.*<math.*,<\/span> <code>code<\/code> and <a href="#lesson--fig-x">Figure 1<\/a><\/figcaption>/s,
  );
});

it('gives an image without a caption its number alone', () => {
  const { html } = compiled('![x](x.png){#fig-x}');
  expect(html).toContain(
    '<figcaption><span class="lemma-figure-label">Figure 1</span></figcaption>',
  );
});

it('calls figures what it is told to', () => {
  const { html } = compiled('[](#fig-x)\n\n![x](x.png "y"){#fig-x}', {
    labels: { figure: 'Abbildung' },
  });
  expect(html).toContain('>Abbildung 1</a>');
  expect(html).toContain('lemma-figure-label">Abbildung 1</span> y');
});

it('says where a caption is wrong, and where an id stands twice', () => {
  const { messages } = compiled('One.\n\n![x](x.png "$\\nothing$"){#a}\n\n![y](y.png){#a}');
  expect(messages).toMatchObject([
    { rule: 'maths', line: 3, column: 1 },
    { rule: 'duplicate-id', line: 5, column: 1 },
  ]);
});

it('leaves an image in a line of words, and the braces behind it, as they are typed', () => {
  const { html } = compiled('A ![x](x.png "y"){#a} b');
  expect(html).toContain('<img src="x.png" alt="x" title="y" loading="lazy">{#a} b</p>');
  expect(html).not.toContain('<figure');
});

it('shows the caption of a figure in the prompt of a template', () => {
  const { questions } = compiled(
    '::::question{#q type="numeric" answer="{{a}}"}\n```params\na: int(2, 9)\n```\n\n![x](x.png "There are *{{a}}* of them")\n::::',
  );
  const [question] = questions;
  const drawn = question && renderBlocksToHtml(instantiateQuestion(question, 7).prompt);
  expect(drawn).toMatch(/<figcaption>There are <em>\d<\/em> of them<\/figcaption>/);
});
