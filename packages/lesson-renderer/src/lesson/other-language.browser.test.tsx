import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { strayWords } from '../../../../scripts/vitest/other-language.ts';
import { compileLesson, feedbackFor, toLearnerLesson } from '../compile/index.ts';
import { foreignLabels, foreignLesson, foreignStrings } from '../example/foreign-lesson.ts';
import { Lesson } from './lesson.tsx';

function compiled(options: Parameters<typeof compileLesson>[1]) {
  const { lesson, messages } = compileLesson(foreignLesson, options);
  if (!lesson) throw new Error('The lesson does not compile.');
  expect(messages.filter(({ rule }) => rule !== 'widget-name')).toEqual([]);
  return lesson;
}

afterEach(cleanup);

it('shows a lesson of every construct without a word that the host did not give', async () => {
  const lesson = compiled({ labels: foreignLabels });
  const { container, getByRole, getByText } = await render(
    <Lesson
      lesson={toLearnerLesson(lesson, { seed: 7 })}
      strings={foreignStrings}
      onAnswer={(question, answer) => {
        const whole = lesson.questions.find(({ uid }) => uid === question.uid);
        return whole && feedbackFor(whole, question.seed, answer, { correct: false, credit: 0 });
      }}
    />,
  );
  await expect.element(getByRole('button', { name: '‹graphMove› P' })).toBeInTheDocument();
  expect(strayWords(container)).toEqual([]);

  await userEvent.click(getByRole('button', { name: '‹graphMove› P' }));
  await userEvent.keyboard('{ArrowRight}');
  for (const hint of getByText('‹showHint›').elements()) await userEvent.click(hint);
  await userEvent.click(getByRole('radio').first());
  await userEvent.click(getByRole('button', { name: '‹check›' }).first());
  await expect.element(getByText(/‹notQuite›/).first()).toBeVisible();
  for (const given of getByRole('button', { name: '‹dontKnow›' }).elements()) {
    await userEvent.click(given);
  }
  await expect.element(getByText(/‹theAnswerIs›/).nth(1)).toBeVisible();
  expect(strayWords(container)).toEqual([]);
});

it('uses every label that there is', async () => {
  const lesson = compiled({ labels: foreignLabels });
  const { container } = await render(<Lesson lesson={lesson} strings={foreignStrings} />);
  const said = `${container.innerHTML}${JSON.stringify(lesson.questions)}`;
  expect(Object.keys(foreignLabels).filter((name) => !said.includes(`‹${name}`))).toEqual([]);
});

it('finds the words where the host gives none: the search is not blind', async () => {
  const { container } = await render(<Lesson lesson={compiled({})} />);
  expect(strayWords(container)).toEqual(
    expect.arrayContaining([
      'Footnotes',
      'min',
      'Done',
      'Table',
      'Theorem',
      'Explanation',
      'Slider',
    ]),
  );
});
