import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FinishedStep, SessionStep } from '../wire.ts';
import { exampleEnd, exampleQuestion, exampleResult } from './session/example-session.ts';
import { renderStudy } from './render-study.tsx';

/** A session at its first question, over a server that asks `then` after each answer in turn. */
async function study(then: readonly SessionStep[]) {
  let answered = 0;
  await renderStudy({
    multipleChoiceAttempt: ({ body }) => {
      const right = body.answer.kind === 'multiple-choice' && body.answer.selected.includes('a');
      const result = exampleResult(body.attempt_uid, { next: then[answered++] ?? exampleEnd });
      const { score, feedback } = result;
      return {
        ...result,
        score: { ...score, correct: right, credit: right ? 1 : 0 },
        feedback: feedback && { ...feedback, correct: right, credit: right ? 1 : 0 },
      };
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Question 1' })).toHaveFocus();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const summary = () => page.getByRole('heading', { name: 'The dot product' });
const comesBack = () => page.getByText('A question like this comes back later in the session.');

it('a session is studied to its end, and the next lesson begun, by digits and Enter alone', async () => {
  await study([exampleQuestion('q2', 2), exampleEnd]);
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('radio', { name: /11/u })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Continue')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Question 2' })).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await expect.element(button('See the summary')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary()).toHaveAccessibleDescription('Lesson mastered');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('/learn/lessons/la-matrix-vector-product/study'))
    .toBeVisible();
});

it('an Enter that is held down does not run past the summary', async () => {
  await study([exampleEnd]);
  await userEvent.keyboard('1{Enter}');
  await expect.element(button('See the summary')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary()).toHaveFocus();
  // What the page takes for itself, it keeps from the browser.
  const taken = (repeat: boolean) =>
    !summary()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
      );
  expect(taken(true)).toBe(false);
  expect(taken(false)).toBe(true);
});

it('a failed session ends at today’s plan', async () => {
  const failed: FinishedStep = { ...exampleEnd, outcome: 'failed', opened_lessons: [] };
  await study([failed]);
  await userEvent.keyboard('2{Enter}');
  await expect.element(button('See the summary')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary()).toHaveAccessibleDescription('Not yet mastered');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('/learn/my-learning')).toBeVisible();
});

it('a miss promises another question only while the session goes on', async () => {
  await study([exampleQuestion('q2', 2), exampleEnd]);
  await userEvent.keyboard('2{Enter}');
  await expect.element(comesBack()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Question 2' })).toHaveFocus();
  await userEvent.keyboard('2{Enter}');
  await expect.element(button('See the summary')).toBeVisible();
  await expect.element(comesBack()).not.toBeInTheDocument();
});
