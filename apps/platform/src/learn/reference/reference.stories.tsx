import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryFrame } from '../story/story-frame.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import { exampleSession } from '../study/session/example-session.ts';
import { ReferenceView } from './reference-view.tsx';

const meta: Meta = {
  title: 'Learn/Lesson reference',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

const lesson = asLesson(exampleSession().lesson);

/** A lesson to look things up in, with what it rests on and what follows. */
export const Sheet: StoryObj = {
  render: () => (
    <ReferenceView
      lesson={lesson}
      prerequisites={[{ lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' }]}
      leadsTo={[{ lesson_uid: 'la-projection', title: 'Projection onto a vector' }]}
      signedIn
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Study this lesson' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** A visitor may read a free lesson; the way in is signing up. */
export const ForVisitors: StoryObj = {
  render: () => <ReferenceView lesson={lesson} prerequisites={[]} leadsTo={[]} signedIn={false} />,
};
