import type { LearnerQuestion } from '@lemma/lesson-renderer';
import { compileLesson, toLearnerQuestion } from '@lemma/lesson-renderer/compile';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { SealedQuestion } from './sealed-question.tsx';

const added: FontFace[] = [];
afterEach(async () => {
  await cleanup();
  for (const face of added.splice(0)) document.fonts.delete(face);
});

/** A font of formulas that comes when the test lets it. */
function slowFont(): { readonly come: () => void } {
  const face = new FontFace('KaTeX_Main', 'local("none")');
  const { promise, resolve } = Promise.withResolvers<FontFace>();
  vi.spyOn(face, 'load').mockReturnValue(promise);
  document.fonts.add(face);
  added.push(face);
  return { come: () => resolve(face) };
}

function questionThatAsks(prompt: string): LearnerQuestion {
  const { lesson } = compileLesson(
    `::::question{#q type="numeric" skill="s" answer="3"}\n${prompt}\n\n:::steps\nCount.\n:::\n::::\n`,
    { fragment: true },
  );
  const [question] = lesson?.questions ?? [];
  if (!question) throw new Error('The question does not compile.');
  return toLearnerQuestion(question, 1);
}

const shown = (prompt: string) =>
  render(<SealedQuestion question={questionThatAsks(prompt)} onAnswer={() => undefined} />);

it('keeps the place of a question with formulas until their fonts are there', async () => {
  const { come } = slowFont();
  await shown('What is $1 + 2$?');
  const field = page.getByRole('textbox', { includeHidden: true });
  expect(field.element().checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(0);
  come();
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

it('shows a question with formulas whose fonts do not come', async () => {
  slowFont();
  await shown('What is $1 + 2$?');
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

it('waits for no font where there is no formula', async () => {
  slowFont();
  await shown('What is one and two?');
  expect(page.getByRole('textbox').element().checkVisibility({ visibilityProperty: true })).toBe(
    true,
  );
});
