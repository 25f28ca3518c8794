import { Lesson } from '@lemma/lesson-renderer';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '@lemma/lesson-renderer/styles.css';
import { widgets } from './index.ts';
import './styles.css';

const texts = [
  '::widget{name="dot-product-projector" u="[2,3]" v="[4,1]"}',
  '::widget{name="list-mutation-tracer" code="a = [1, 2]; b = a; b.append(3)"}',
  '::widget{name="matrix-multiplier" a="[[2,-1],[1,3]]" b="[[3],[1]]"}',
];

async function show(text: string) {
  const { lesson } = compileLesson(text, { fragment: true });
  if (!lesson) throw new Error('A fragment always compiles.');
  const screen = await render(
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} widgets={widgets} />,
  );
  await expect
    .poll(() => screen.container.querySelector('.lw'), { timeout: 60_000 })
    .not.toBeNull();
  return screen;
}

afterEach(cleanup);

it.each(texts)('%s looks as it does alone: the prose around it stays outside', async (text) => {
  const { container } = await show(text);
  const leaks = [...container.querySelectorAll('.lw :is(p, ul, ol, li, code)')].filter(
    (element) => {
      const { marginBlockStart, marginBlockEnd, backgroundColor } = getComputedStyle(element);
      const chip = element.localName === 'code' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return marginBlockStart !== '0px' || marginBlockEnd !== '0px' || chip;
    },
  );
  expect(leaks.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('shows an entry whole that cannot be read, in a lesson on a phone', async () => {
  await page.viewport(390, 844);
  await show(texts[2] ?? '');
  await userEvent.click(page.getByRole('button', { name: 'Edit matrices' }));
  const entry = page.getByRole('textbox').first();
  await userEvent.fill(entry, '12345/0');
  const field = entry.element();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});
