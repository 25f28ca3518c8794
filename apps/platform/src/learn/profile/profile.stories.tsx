import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { lessons, units } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { NothingKnown } from './profile-guard.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const shown: readonly GraphLesson[] = lessons.map((lesson) => ({
  uid: lesson.lesson_uid,
  title: lesson.title,
  summary: lesson.summary,
  unit: lesson.unit_uid,
  course: lesson.course_uid,
  minutes: lesson.minutes,
  status: lesson.status,
  prerequisites: lesson.prerequisites,
}));
const screen = <ProfileScreen title="My knowledge profile" units={units} lessons={shown} />;

const meta: Meta = { title: 'Learn/Knowledge profile', parameters: { layout: 'fullscreen' } };
export default meta;

export const Graph: StoryObj = {
  render: () => <StoryFrame>{screen}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Vectors as lists and arrows, mastered' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await page.findByRole('complementary', { name: 'Adding and scaling vectors' }),
    ).toBeVisible();
  },
};
export const Focused: StoryObj = {
  render: () => <StoryFrame at="/?lesson=la-dot-product">{screen}</StoryFrame>,
};
export const List: StoryObj = { render: () => <StoryFrame at="/?view=list">{screen}</StoryFrame> };
/** A list longer than the screen: what follows the page begins below it. */
export const LongList: StoryObj = {
  render: () => (
    <StoryFrame at="/?view=list">
      <ProfileScreen
        title="My knowledge profile"
        units={units}
        lessons={[0, 1, 2, 3].flatMap((copy) =>
          shown.map((lesson) => ({ ...lesson, uid: `${lesson.uid}-${copy}` })),
        )}
      />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('.profile')?.getBoundingClientRect();
    const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(page?.bottom).toBeGreaterThanOrEqual(last?.bottom ?? Number.NaN);
  },
};
export const Guarded: StoryObj = {
  render: () => (
    <StoryFrame>
      <NothingKnown />
    </StoryFrame>
  ),
};
