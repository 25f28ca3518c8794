import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { course, lessons, plan, reviews, xp } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { TodayView } from './today-view.tsx';

const meta: Meta = {
  title: 'Learn/My learning',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

export const Plan: StoryObj = {
  render: () => (
    <TodayView plan={plan} xp={xp} reviews={reviews()} course={course} lessons={lessons} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Start with the review' })).toHaveAttribute(
      'href',
      '/learn/lessons/la-dot-product/review',
    );
    await expect(page.getByRole('link', { name: 'The dot product, due for review' })).toBeVisible();
    await expect(page.getByText('due now, about 4 min')).toHaveTextContent(/^1 due/u);
    // The drawing scrolls in its own box: the page is as wide as the screen.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const AfterAFailure: StoryObj = {
  render: () => (
    <TodayView
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
      xp={xp}
      reviews={reviews()}
      course={course}
      lessons={lessons}
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
    <TodayView
      plan={{
        ...plan,
        daily_xp: { xp: 13, goal: 30 },
        actions: plan.actions
          .filter((action) => action.kind === 'lesson')
          .slice(0, 1)
          .map((action) => ({ ...action, minutes: 20 })),
      }}
      xp={xp}
      reviews={[]}
      course={course}
      lessons={lessons}
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
    <TodayView
      plan={{ ...plan, daily_xp: { xp: 34, goal: 30 } }}
      xp={{ ...xp, xp_today: 34 }}
      reviews={reviews().filter((one) => !one.due)}
      course={course}
      lessons={lessons}
    />
  ),
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByText(/the next one in 3 days/u);
    await expect(next).toHaveTextContent(/^0 due/u);
  },
};
export const NothingToDo: StoryObj = {
  render: () => (
    <TodayView plan={{ ...plan, actions: [] }} xp={xp} reviews={[]} course={course} lessons={[]} />
  ),
};
export const Loading: StoryObj = { render: () => <TodaySkeleton /> };
