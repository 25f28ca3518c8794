import { createFakeFetch } from '@lemma/api-client/fake';
import { LessonSurface } from '@lemma/lesson-renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forgetAnswers } from '../../offline/kept-answers.ts';
import { reviews } from '../story/examples.ts';
import { failed, loading, offline, refused } from '../story/screen-story.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import { LessonHost } from '../study/lesson/lesson-host.tsx';
import { openSession, study } from '../study/session/session-state.ts';
import { exampleResult } from '../study/session/example-session.ts';
import { exampleQueue, exampleResultOf, exampleReview, sessionOf } from './example-queue.ts';
import { NoReviews } from './no-reviews.tsx';
import { ReviewEndView } from './review-end.tsx';
import type { ReviewQueue } from './review-queue.ts';
import { ReviewScreen } from './review-screen.tsx';
import { ReviewStep } from './review-step.tsx';
import ReviewsRoute from './reviews-route.tsx';

const meta: Meta = {
  title: 'Learn/Reviews',
  parameters: { layout: 'fullscreen' },
  // The queue of another story would be gone on with.
  beforeEach: forgetAnswers,
};
export default meta;

const server = createFakeFetch({
  session: ({ params }) => exampleReview(params.session_uid === sessionOf(0) ? 0 : 1),
});
const answered = () =>
  (['answered', 'scored'] as const).reduce(
    (state, type) =>
      study(
        state,
        type === 'answered'
          ? { type, attempt: 'one', answer: { kind: 'multiple-choice', selected: ['b'] } }
          : { type, result: missed },
      ),
    openSession(exampleReview(0)),
  );
const right = exampleResult('one');
const missed = {
  ...right,
  score: { ...right.score, correct: false, credit: 0 },
  feedback: right.feedback && { ...right.feedback, correct: false, credit: 0 },
};

/** The lesson has no name yet; why it comes now is told without it. */
export const Question: StoryObj = {
  render: () => (
    <StoryFrame server={server}>
      <ReviewScreen queue={exampleQueue()} onMore={fn()} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Question 1 of 6')).toBeVisible();
    await expect(page.queryByText('The dot product')).toBeNull();
    await expect(page.queryByRole('link', { name: /Reference/u })).toBeNull();
    await userEvent.click(page.getByText('Why this comes now'));
    await expect(page.getByText('Due for 2 days.')).toBeVisible();
  },
};
/** After a miss: the lesson's name, the right answer, and what to remember of it. */
export const Answered: StoryObj = {
  render: () => {
    const state = answered();
    const noop = fn();
    const shown = {
      state,
      version: 'sha256-example',
      answer: noop,
      goOn: noop,
      setAside: noop,
      readOn: noop,
      readBack: noop,
      toQuestions: noop,
    };
    const reviewing = {
      queue: exampleQueue(),
      sessions: new Map([[state.lesson.uid, shown]]),
      shown,
      held: [],
      unreached: undefined,
      goOn: noop,
      setAside: undefined,
    };
    return (
      <StoryFrame>
        <div className="study">
          <LessonHost lesson={state.lesson} version="sha256-example">
            <LessonSurface theme="light">
              <ReviewStep reviewing={reviewing} shown={shown} number={1} onHelp={noop} />
            </LessonSurface>
          </LessonHost>
        </div>
      </StoryFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Question 1 · The dot product',
    );
    await expect(page.getByText('Pairs, products, sum.')).toBeVisible();
    await expect(page.getByText(/A question like this comes back/u)).toBeVisible();
  },
};

const day = { xp: 12, goal: 30, streak: 4 };
const done = (change: Partial<ReviewQueue>): ReviewQueue => ({
  ...exampleQueue(3),
  order: [],
  day,
  ...change,
});
const later = new Date(Date.now() + 4 * 3_600_000).toISOString();

export const AllKept: StoryObj = {
  render: () => (
    <StoryFrame>
      <ReviewEndView
        queue={done({ results: [0, 1, 2].map((nth) => exampleResultOf(nth)) })}
        still={[]}
        reviews={reviews()}
        onMore={fn()}
      />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'You kept all 3 lessons' })).toHaveFocus();
    await expect(page.getByText(/The next review is due in 3 days/u)).toBeVisible();
  },
};
const onMore = fn();
/** One lesson slipped, one goes back to be studied, one was refused; more is due than the day's goal had room for. */
export const SomeSlipped: StoryObj = {
  render: () => (
    <StoryFrame>
      <ReviewEndView
        queue={done({
          results: [
            exampleResultOf(0),
            exampleResultOf(1, {
              passed: false,
              right: 1,
              answered: 4,
              weakSkills: ['Read a vector off a plot'],
              nextReviewAt: later,
            }),
            exampleResultOf(2, { passed: false, right: 0, nextReviewAt: null }),
          ],
          left: ['la-projection'],
        })}
        still={[
          { lesson: 'la-norm', minutes: 4, reason: '' },
          { lesson: 'la-angle', minutes: 5, reason: '' },
        ]}
        reviews={reviews()}
        onMore={onMore}
      />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const slipped = within(page.getByRole('region', { name: 'What slipped' }));
    await expect(slipped.getByText(/^To be relearnt: again/u)).toBeVisible();
    await expect(slipped.getByText('Back on your plan as a lesson')).toBeVisible();
    await expect(page.getByText('1 lesson could not be asked now and stays due.')).toBeVisible();
    onMore.mockClear();
    await userEvent.click(page.getByRole('button', { name: '2 more reviews, about 9 min' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
/** Neither the server nor this device has the sessions: the queue stays, and is tried again. */
export const Unreached: StoryObj = {
  render: () => (
    <StoryFrame
      server={async () => {
        throw new TypeError('Failed to fetch');
      }}
    >
      <ReviewScreen queue={exampleQueue()} onMore={fn()} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.queryByText(/could not be asked/u)).toBeNull();
  },
};
export const NothingDue: StoryObj = {
  render: () => (
    <StoryFrame>
      <NoReviews />
    </StoryFrame>
  ),
};

const at = { Component: ReviewsRoute, at: '/learn/my-learning/reviews' };
export const Loading: StoryObj = loading(at);
export const Failed: StoryObj = failed(at);
export const Offline: StoryObj = offline(at);
export const SignedOut: StoryObj = refused(at, 'unauthenticated', /sign|log/iu);
