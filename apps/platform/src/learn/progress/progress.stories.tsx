import type { Meta, StoryObj } from '@storybook/react-vite';
import { course, lessons, xp } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { ProgressView } from './progress-view.tsx';

const counts = {
  locked: 2,
  available: 1,
  'in-progress': 1,
  mastered: 2,
  due: 1,
  relearn: 0,
  skipped: 0,
  failed: 1,
  coming: 1,
};
const meta: Meta = {
  title: 'Learn/Progress',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

export const UnderWay: StoryObj = {
  render: () => (
    <ProgressView
      progress={{
        course,
        counts,
        minutes_left: 90,
        minutes_a_day: 22,
        days_to_goal: { low: 4, high: 7 },
        xp_total: 412,
      }}
      lessons={lessons}
      xp={xp}
    />
  ),
};
export const JustStarted: StoryObj = {
  render: () => (
    <ProgressView
      progress={{
        course: { ...course, mastered_count: 0 },
        counts: { ...counts, mastered: 0, due: 0 },
        minutes_left: 144,
        minutes_a_day: null,
        days_to_goal: null,
        xp_total: 0,
      }}
      lessons={[]}
      xp={{ ...xp, days: [], xp_today: 0, streak: 0, longest_streak: 0, xp_total: 0 }}
    />
  ),
};
