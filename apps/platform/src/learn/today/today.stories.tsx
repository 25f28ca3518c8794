import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { course, lessons, plan, reviews, xp } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { TodayView, type TodayViewProps } from './today-view.tsx';

const meta: Meta = {
  title: 'Learn/My learning',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

function noReview(): never {
  throw new Error('The example has no review.');
}

/** My learning on an ordinary day, but for what a story changes. */
function Today(change: Partial<TodayViewProps>) {
  return (
    <TodayView
      open={[]}
      plan={plan}
      xp={xp}
      reviews={reviews()}
      course={course}
      lessons={lessons}
      {...change}
    />
  );
}

export const Plan: StoryObj = {
  render: () => <Today />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Start the review' })).toHaveAttribute(
      'href',
      '/learn/my-learning/reviews',
    );
    await expect(page.getByRole('link', { name: 'Review of one lesson' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The dot product, due for review' })).toBeVisible();
    await expect(page.getByText('due now, about 4 min')).toHaveTextContent(/^1 due/u);
    // The drawing scrolls in its own box: the page is as wide as the screen.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
/** Two due reviews and one that was begun are one line of the plan, in whose place the first of them stood. */
export const MixedReviews: StoryObj = {
  render: () => {
    const [review, going, lesson] = plan.actions;
    const actions = [going, review, lesson, review && { ...review, lesson_uid: 'la-vectors' }];
    return (
      <Today
        plan={{ ...plan, actions: actions.filter((one) => one !== undefined) }}
        open={[
          {
            session_uid: going?.session_uid ?? '',
            kind: 'review',
            lesson_uid: 'la-norm',
            title: 'Length and distance',
            started_at: '2026-11-21T09:00:00.000Z',
            last_active_at: '2026-11-21T09:00:00.000Z',
            position: 0,
            answered: 1,
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const lines = within(page.getAllByRole('list')[0] ?? canvasElement).getAllByRole('listitem');
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toHaveTextContent('Mixed review of 3 lessons');
    await expect(lines[0]).toHaveTextContent('18 min');
    await expect(page.getByRole('link', { name: 'Continue the reviews' })).toBeVisible();
  },
};
export const AfterAFailure: StoryObj = {
  render: () => (
    <Today
      plan={{
        ...plan,
        actions: plan.actions
          .filter((action) => action.kind === 'lesson')
          .slice(0, 1)
          .map((action) => ({
            ...action,
            reason: {
              code: 'back-after-failure',
              text: 'It did not work yet: another try, with other numbers.',
            },
          })),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Again', { selector: 'strong' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try the lesson again' })).toBeVisible();
    await expect(page.queryByText('New')).toBeNull();
  },
};
/** What is left of the goal is told by whole lessons: the same minutes as in the list. */
export const PartOfTheGoal: StoryObj = {
  render: () => (
    <Today
      plan={{
        ...plan,
        daily_xp: { xp: 13, goal: 30 },
        actions: plan.actions
          .filter((action) => action.kind === 'lesson')
          .slice(0, 1)
          .map((action) => ({ ...action, minutes: 20 })),
      }}
      reviews={[]}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/: 20 minutes$/u);
    await expect(page.getByText('20 min')).toBeVisible();
  },
};
export const GoalReached: StoryObj = {
  render: () => (
    <Today
      plan={{ ...plan, daily_xp: { xp: 34, goal: 30 } }}
      xp={{ ...xp, xp_today: 34 }}
      reviews={reviews().filter((one) => !one.due)}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = page.getByText(/the next one in 3 days/u);
    await expect(next).toHaveTextContent(/^0 due/u);
    // The press on its link is caught before the browser asks where to put the file.
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(page.getByRole('button', { name: 'Calendar file' }));
    await expect(pressed.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(
      ['lemma-reviews.ics'],
    );
    pressed.mockRestore();
  },
};
/** A long streak survives two missed days, and says so before they are three. */
export const MissedDays: StoryObj = {
  render: () => (
    <Today xp={{ ...xp, xp_today: 0, streak: 31, missed_days: 2, days: xp.days.slice(0, -2) }} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText('You missed 2 days. Study today, and your streak of 31 days goes on.'),
    ).toBeVisible();
    await expect(page.getByText('Thursday: rest day')).toBeInTheDocument();
  },
};
/** A long streak does not go without a word. */
export const StreakEnded: StoryObj = {
  render: () => (
    <Today
      xp={{
        ...xp,
        xp_today: 0,
        streak: 0,
        longest_streak: 31,
        ended_streak: { days: 31, last_day: '2026-11-17' },
        days: xp.days.slice(0, 4),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'Your streak of 31 days ended on 17 Nov 2026. It is still your longest.',
      ),
    ).toBeVisible();
  },
};
/** More is due than fits into today: by when it is gone. */
export const Backlog: StoryObj = {
  render: () => (
    <Today
      plan={{ ...plan, backlog: { reviews: 14, minutes: 61, gone_by: '2026-12-01' } }}
      reviews={Array.from({ length: 14 }, (_, i) => ({
        ...(reviews()[0] ?? noReview()),
        review_uid: `due-${i}`,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'They do not all fit into today. At 30 XP a day, new lessons included, they are done by Tuesday, 1 Dec 2026.',
      ),
    ).toBeVisible();
  },
};
export const NothingToDo: StoryObj = {
  render: () => <Today plan={{ ...plan, actions: [] }} reviews={[]} lessons={[]} />,
};
export const Loading: StoryObj = { render: () => <TodaySkeleton /> };
