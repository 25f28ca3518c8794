import { type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetAnswers } from '../../offline/kept-answers.ts';
import { plan } from '../story/examples.ts';
import { renderOverServer } from '../study/render-study.tsx';
import { exampleEnd, exampleResult } from '../study/session/example-session.ts';
import { exampleLessons, exampleQueue, exampleReview, sessionOf } from './example-queue.ts';
import { keptQueue } from './kept-queue.ts';
import { ReviewScreen } from './review-screen.tsx';

afterEach(forgetAnswers);

/** A queue of these reviews, each of one question, over a server that answers as given. */
async function review(count: number, handlers: FakeHandlers = {}): Promise<void> {
  const server: FakeHandlers = {
    session: ({ params }) =>
      exampleReview(exampleLessons.findIndex((_, nth) => sessionOf(nth) === params.session_uid)),
    multipleChoiceAttempt: ({ body }) =>
      exampleResult(body.attempt_uid, { next: exampleEnd, ahead: [] }),
    nextActions: () => ({ ...plan, actions: [] }),
    inProgressSessions: () => ({ sessions: [] }),
    nextReviews: () => ({ reviews: [] }),
    ...handlers,
  };
  const queue = exampleQueue(count);
  await renderOverServer(server, [
    { path: '/', Component: () => <ReviewScreen queue={queue} onMore={() => undefined} /> },
  ]);
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

it('goes from lesson to lesson by digits and Enter alone, each named once it is answered', async () => {
  await review(2);
  await expect.element(heading('Question 1')).toHaveFocus();
  expect(document.body.textContent).not.toContain('The dot product');
  await userEvent.keyboard('1{Enter}');
  await expect.element(heading('Question 1 · The dot product')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Question 2')).toHaveFocus();
  expect(document.body.textContent).not.toContain('Vectors as lists and arrows');
  await userEvent.keyboard('1{Enter}');
  await expect.element(page.getByRole('button', { name: 'See the summary' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('You kept all 2 lessons')).toHaveFocus();
});

it('goes on without a review that the server refuses', async () => {
  await review(3, {
    session: ({ params }) => {
      const nth = exampleLessons.findIndex((_, index) => sessionOf(index) === params.session_uid);
      if (nth === 0) throw new FakeProblem('not-found', 'There is no such session.');
      return exampleReview(nth);
    },
  });
  for (const title of ['Vectors as lists and arrows', 'Span']) {
    await expect.element(heading(/^Question \d$/u)).toHaveFocus();
    await userEvent.keyboard('1{Enter}');
    await expect.element(heading(new RegExp(title, 'u'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(heading('You kept all 2 lessons')).toBeVisible();
  await expect
    .element(page.getByText('1 lesson could not be asked now and stays due.'))
    .toBeVisible();
});

it('keeps where it stands on this device', async () => {
  await review(2);
  await expect.element(heading('Question 1')).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await expect.element(heading(/The dot product/u)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Question 2')).toBeVisible();
  await expect
    .poll(async () => (await keptQueue())?.results.map(({ title }) => title))
    .toEqual(['The dot product']);
  expect((await keptQueue())?.order).toEqual(['la-vectors']);
});
