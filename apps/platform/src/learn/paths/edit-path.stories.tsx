import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Course } from '../wire.ts';
import { course, lessons } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { PathChooser } from './path-chooser.tsx';

const meta: Meta = { title: 'Learn/Paths/Edit a path', parameters: { layout: 'fullscreen' } };
export default meta;

const uid = '0b9f6ae4-6d0f-4f3e-9a36-2f3d0f4f9e11';
const own: Course = { ...course, course_id: uid, slug: uid, kind: 'custom', title: 'To the norm' };

/** A server that keeps one custom path; its first `failing` edits fail. */
function serverWithPath(failing = 0): typeof fetch {
  let [kept, goals, failures] = [own, ['la-norm'], failing];
  return createFakeFetch({
    allCourses: () => ({ courses: [kept] }),
    allLessons: () => ({ lessons: [...lessons] }),
    customCourse: () => ({ course: kept, goal_lesson_uids: goals, lessons: [...lessons] }),
    editCourse: ({ body }) => {
      failures -= 1;
      if (failures >= 0) throw new FakeProblem('internal', 'The database is starting.');
      kept = { ...kept, title: body.title };
      goals = body.goal_lesson_uids;
      return { course: kept };
    },
  });
}

async function openEditor(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Edit To the norm' }));
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: 'Edit this path' }));
}

/** The name and the goals that stand are in the form; what is saved stands in the list. */
export const RenamedAndExtended: StoryObj = {
  render: () => (
    <StoryFrame server={serverWithPath()}>
      <PathChooser />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    let dialog = await openEditor(canvasElement);
    const name = await dialog.findByRole('textbox', { name: 'Name of the path' });
    await expect(name).toHaveValue('To the norm');
    await expect(await dialog.findByRole('checkbox', { name: /^Length/u })).toBeChecked();
    await userEvent.clear(name);
    await userEvent.type(name, 'Norm and span');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Span/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Norm and span' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Edit Norm and span' }));
    dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Edit this path',
      }),
    );
    await expect(await dialog.findByRole('checkbox', { name: /^Span/u })).toBeChecked();
  },
};

/** A path that was not saved stays in the form, and another try saves it. */
export const NotSaved: StoryObj = {
  render: () => (
    <StoryFrame server={serverWithPath(1)}>
      <PathChooser />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement);
    await dialog.findByRole('checkbox', { name: /^Span/u });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The path was not saved. Try it again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Edit To the norm' }),
    ).toBeVisible();
  },
};
