import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lessons } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { CustomPathDialog } from './custom-path-dialog.tsx';
import './paths.css';

const meta: Meta = { title: 'Learn/Paths/From a goal', parameters: { layout: 'fullscreen' } };
export default meta;

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'A path from a goal' });

/** A goal is ticked: what it rests on is counted with it. */
export const Chosen: StoryObj = {
  render: () => (
    <StoryFrame server={createFakeFetch({ allLessons: () => ({ lessons: [...lessons] }) })}>
      <CustomPathDialog onClose={() => undefined} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Span/u }));
    await expect(dialog.getByText(/^2 lessons to go/u)).toBeVisible();
  },
};

let failures = 0;

/** The library does not come: that is not an empty search, and another try brings it. */
export const LibraryFailed: StoryObj = {
  beforeEach: () => {
    failures = 1;
  },
  render: () => (
    <StoryFrame
      server={createFakeFetch({
        allLessons: () => {
          failures -= 1;
          if (failures >= 0) throw new FakeProblem('internal', 'The database is starting.');
          return { lessons: [...lessons] };
        },
      })}
    >
      <CustomPathDialog onClose={() => undefined} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot answer just now/u);
    await expect(dialog.queryByText('No lesson has that in its title.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('checkbox', { name: /^Span/u })).toBeVisible();
  },
};
