import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import type { LessonHtml } from '../format/lesson-html.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import { Lesson, type LessonLookProps } from '../lesson/lesson.tsx';

const { lesson: compiled } = compileLesson(
  '::::question{#q type="numeric" answer="2"}\nHow many?\n\n:::steps\nTwo.\n:::\n::::',
  { fragment: true },
);
if (!compiled) throw new Error('The question does not compile.');
const lesson = toLearnerLesson(compiled, { seed: 1 });
const right: Feedback = {
  correct: true,
  credit: 1,
  comment: '',
  explanation: 'Two.' as LessonHtml,
};

async function answered(props: LessonLookProps) {
  const screen = await render(<Lesson lesson={lesson} {...props} />);
  await userEvent.type(screen.getByLabelText('Your answer'), '2{Enter}');
  return screen;
}

afterEach(cleanup);

it('says where nobody scores that answers are not checked, in the host’s words, and stays open', async () => {
  const screen = await answered({});
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Answers are not checked on this page.');
  await expect.element(screen.getByRole('button', { name: 'Check answer' })).toBeEnabled();
  await screen.rerender(<Lesson lesson={lesson} strings={{ notChecked: 'Ohne Wertung.' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ohne Wertung.');
});

it('says the same of an answer that the host gives nothing back for', async () => {
  const screen = await answered({ onAnswer: () => undefined });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Answers are not checked on this page.');
});

it('says that a host could not score, and takes the same answer again', async () => {
  let asked = 0;
  const screen = await answered({
    onAnswer: async () => {
      asked += 1;
      if (asked === 1) throw new Error('No connection.');
      return right;
    },
  });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Your answer could not be checked. Try again in a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Right. Worked stepsTwo.');
});
