import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Blocks } from './blocks.tsx';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { Notice } from '../notice/notice.tsx';
import '../styles.css';
import { LessonPart } from './lesson-part.tsx';
import { LessonProvider } from '../host/lesson-provider.tsx';
import { LessonSurface } from './lesson-surface.tsx';

const { lesson: compiled } = compileLesson(exampleLesson, { number: 3 });
if (!compiled) throw new Error('The example does not compile.');
const lesson = toLearnerLesson(compiled, { seed: 4 });
const parts = lesson.sections.flatMap((section) => section.parts);
const part = parts.find(({ title }) => title !== '');
if (!part) throw new Error('The example has no part with a heading.');
const onEvent = fn();

/** Pieces for hosts that show a lesson step by step. */
const meta: Meta = {
  title: 'Lesson/Parts',
  decorators: [
    (Shown) => (
      <LessonProvider questions={lesson.questions} widgets={[counterWidget]} onEvent={onEvent}>
        <LessonSurface theme="light">
          <Shown />
        </LessonSurface>
      </LessonProvider>
    ),
  ],
};
export default meta;

/** A part with its heading, at the level that the page around it needs. */
export const OnePart: StoryObj = {
  render: () => <LessonPart part={part} level={2} />,
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getAllByRole('heading', { level: 2 })[0];
    await expect(heading).toBeVisible();
  },
};

/** Its blocks alone, under a heading of the host's own. What the learner does goes to the provider's callback. */
export const BlocksAlone: StoryObj = {
  render: () => {
    const exercises = parts.find(({ blocks }) => blocks.some(({ type }) => type === 'question'));
    return (
      <>
        <h2>Your own heading</h2>
        <Blocks blocks={(exercises ?? part).blocks} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [option] = await within(canvasElement).findAllByRole('radio');
    if (!option) throw new Error('The part has no multiple choice.');
    await userEvent.click(option);
    await expect(option).toBeChecked();
  },
};

export const Notices: StoryObj = {
  render: () => (
    <>
      <Notice variant="info">Reviews begin tomorrow.</Notice>
      <Notice variant="warning">Widget name is required</Notice>
      <Notice variant="error">There is no widget &quot;matrix-multiplyer&quot;.</Notice>
    </>
  ),
  play: async ({ canvasElement }) => {
    const notices = within(canvasElement);
    await expect(notices.getAllByRole('alert')).toHaveLength(2);
    await expect(notices.getByRole('note')).toBeVisible();
  },
};
