import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { Lesson } from '../lesson/lesson.tsx';
import '../styles.css';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';

afterEach(cleanup);

/** The paragraph of one sentence, in a box whose width can be set. */
async function paragraph(markdown: string) {
  const { lesson, messages } = compileLesson(markdown, { fragment: true });
  expect(messages).toEqual([]);
  if (!lesson) throw new Error('A fragment always compiles.');
  const { container } = await render(<Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} />);
  const found = container.querySelector('p');
  if (!found) throw new Error('There is no paragraph.');
  return { container, paragraph: found };
}

const bases = (element: Element) =>
  [...element.querySelectorAll('.katex-base')].map((base) => base.getBoundingClientRect());

/** Where the one occurrence of a sign that is no formula stands. */
function placeOf(sign: string, element: Element): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(sign) ?? -1;
    if (at < 0 || node.parentElement?.closest('.katex')) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + sign.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`There is no ${sign}.`);
}

const widths = Array.from({ length: 180 }, (_, step) => 100 + 2 * step);

it.each(['.', ',', '?', ')', '…', '-fold'])(
  'begins no line with the %s after a formula',
  async (sign) => {
    const shown = await paragraph(
      `Some words stand before $x + y = z$${sign} and some words after it`,
    );
    const begun = widths.filter((width) => {
      shown.container.style.width = `${width}px`;
      const last = bases(shown.paragraph).at(-1);
      return last && placeOf(sign.charAt(0), shown.paragraph).left < last.left;
    });
    expect(begun).toEqual([]);
  },
);

it('ends no line with the bracket before a formula', async () => {
  const shown = await paragraph('Some words stand before ($x$ and more) and some words after it');
  const ended = widths.filter((width) => {
    shown.container.style.width = `${width}px`;
    const [first] = bases(shown.paragraph);
    return first && placeOf('(', shown.paragraph).left > first.left;
  });
  expect(ended).toEqual([]);
});

it('still breaks a long formula where it may be broken', async () => {
  const shown = await paragraph('So $a + b + c + d + e + f + g + h = i + j + k + l$.');
  shown.container.style.width = '160px';
  expect(new Set(bases(shown.paragraph).map(({ left }) => left)).size).toBeGreaterThan(1);
  expect(shown.paragraph.scrollWidth).toBeLessThanOrEqual(shown.paragraph.clientWidth);
});

it('leaves a formula alone that stands between spaces', async () => {
  const { paragraph: shown } = await paragraph('The $x$ of it');
  expect(shown.querySelector('.lemma-joined')).toBeNull();
});
