import { expect, it } from 'vitest';
import { renderBlocksToHtml } from '../html/render-html.ts';
import { compileLesson } from './compile-lesson.ts';

it('lets the Tab key reach a displayed formula that is wider than a phone, and no other', () => {
  const wide = String.raw`$$
\lVert A\rVert_F^2 = \sigma_1^2 + \dots + \sigma_r^2, \qquad \lVert A - B\rVert_F^2 = \sigma_{k+1}^2 + \dots + \sigma_r^2
$$`;
  const html = htmlOf(wide);
  expect(html).toMatch(/<div class="lemma-math" tabindex="0" role="group" aria-label="Formula">/u);
  expect(htmlOf('$$\nx + y = 4\n$$')).toContain('<div class="lemma-math"><');
});

it('makes no header of an empty corner', () => {
  const html = htmlOf('|   | a |\n|---|---|\n| b | 1 |\n');
  expect(html.replaceAll(/\s+/gu, '')).toContain('<tr><td></td><th>a</th></tr>');
});

function htmlOf(markdown: string): string {
  const { lesson } = compileLesson(markdown, { fragment: true });
  return (lesson?.sections ?? [])
    .flatMap(({ parts }) => parts.map(({ blocks }) => renderBlocksToHtml(blocks)))
    .join('');
}
