import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { course, lessons } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import LibraryRoute from './library-route.tsx';
import { LibraryView } from './library-view.tsx';

const view = <LibraryView lessons={lessons} courses={[course]} />;
const meta: Meta = { title: 'Learn/Lesson library', parameters: { layout: 'fullscreen' } };
export default meta;

export const All: StoryObj = {
  render: () => <StoryFrame>{view}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox', { name: 'Search' }), 'dot');
    await expect(page.getByText('1 lesson')).toBeVisible();
  },
};
export const Empty: StoryObj = {
  render: () => <StoryFrame at="/?q=nothing+has+this">{view}</StoryFrame>,
};

/** Lessons without the courses that they are shown by: that is no empty library. */
export const CoursesFailed: StoryObj = {
  render: () => (
    <StoryFrame
      server={createFakeFetch({
        allLessons: () => ({ lessons: [...lessons] }),
        allCourses: () => {
          throw new FakeProblem('internal', 'The database is starting.');
        },
      })}
    >
      <LibraryRoute />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/cannot answer just now/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.queryByText(/\d lessons?$/u)).toBeNull();
  },
};
