import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import type { LessonEvent } from '../events/lesson-event.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import type { ExerciseSlot, LessonSlots, PythonSlot } from './lesson-context.ts';
import { Lesson } from '../lesson/lesson.tsx';

afterEach(cleanup);

const Cell: PythonSlot = ({ onEvent }) => (
  <button onClick={() => onEvent({ type: 'run', detail: { ok: true } })}>Run the cell</button>
);
const Exercise: ExerciseSlot = ({ onEvent }) => (
  <button onClick={() => onEvent({ type: 'reset' })}>Reset the exercise</button>
);
const slots: LessonSlots = { python: Cell, exercise: Exercise };

it('tells the host what a learner does in its cells and exercises, with their ids', async () => {
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example lesson does not compile.');
  const events: LessonEvent[] = [];
  await render(
    <Lesson
      lesson={toLearnerLesson(lesson, { seed: 1 })}
      slots={slots}
      onEvent={(event) => events.push(event)}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Run the cell' }).first());
  await userEvent.click(page.getByRole('button', { name: 'Reset the exercise' }));
  expect(events.filter(({ type }) => type === 'python')).toEqual([
    {
      type: 'python',
      id: expect.stringMatching(/^example-lesson--python-\d+$/),
      name: 'python',
      event: 'run',
      detail: { ok: true },
    },
    { type: 'python', id: 'example-lesson/code', name: 'exercise', event: 'reset' },
  ]);
});
