import type { ProblemCode } from '@lemma/api-client';
import { FakeProblem } from '@lemma/api-client/fake';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleQuestion, exampleSession } from './example-session.ts';
import { renderStudy } from '../render-study.tsx';

/** Answers the first question; the server refuses it with `code` and then says that the session stands at `now`. */
async function refuse(code: ProblemCode, now = exampleSession({ position: 3 })): Promise<void> {
  let refused = false;
  await renderStudy({
    session: () => (refused ? now : exampleSession({ position: 3 })),
    multipleChoiceAttempt: () => {
      refused = true;
      throw new FakeProblem(code, 'POST /edge/… refused this.');
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Question 1' })).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
}

it.each<readonly [ProblemCode, RegExp]>([
  ['insufficient-scope', /^You are signed out\. Log in again in another tab/u],
  ['invalid-request', /^The server did not take this answer\. Send it again/u],
  ['session-finished', /^This session went on in another tab or on another device\. Reload/u],
])('an answer refused with %s says what to do, and can be sent again', async (code, words) => {
  await refuse(code);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('/edge/')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Check answer' })).toBeEnabled();
});

it('an answer to a question that is no longer asked leads to the one that is', async () => {
  await refuse(
    'question-not-asked',
    exampleSession({ position: 3, next: exampleQuestion('another') }),
  );
  await expect
    .element(page.getByText(/^This session went on .* where it stands\.$/u))
    .toBeVisible();
});
