import {
  problemInWords,
  scoreAnswer,
  type AnswerProblem,
  type NumberProblem,
} from '@lemma/learning-engine';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { unmarkedWords } from '@lemma/testing/foreign-texts';
import { compileLesson, feedbackFor, toLearnerLesson } from '../compile/index.ts';
import { foreignLabels, foreignLesson, foreignStrings } from '../example/foreign-lesson.fixture.ts';
import { sayProblem } from '../question/say-problem.ts';
import { englishStrings } from '../strings/strings.ts';
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
  expect(unmarkedWords(container)).toEqual([]);

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
  expect(unmarkedWords(container)).toEqual([]);
});

it('says why an answer could not be read, and leaves the question open', async () => {
  const lesson = compiled({ labels: foreignLabels });
  const { container, getByRole } = await render(
    <Lesson
      lesson={toLearnerLesson(lesson, { seed: 7 })}
      strings={foreignStrings}
      onAnswer={(question, answer) => {
        const whole = lesson.questions.find(({ uid }) => uid === question.uid);
        return whole && feedbackFor(whole, question.seed, answer, scoreAnswer(whole.key, answer));
      }}
    />,
  );
  const field = getByRole('textbox', { name: '‹yourAnswer›' });
  await userEvent.type(field, '1/0{Enter}');
  await expect.element(getByRole('status').filter({ hasText: '‹zeroBelow›' })).toBeVisible();
  expect(unmarkedWords(container)).toEqual([]);
  await userEvent.fill(field, '5');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('status').filter({ hasText: '‹right›' })).toBeVisible();
});

it('has words of the host for every problem that the engine knows, and for one it does not', async () => {
  const number: readonly NumberProblem[] = [
    { code: 'no-number' },
    { code: 'number-too-long' },
    { code: 'not-a-number', typed: '?' },
    { code: 'comma-two-ways', amount: '1,234', joined: '1234' },
    { code: 'zero-below' },
    { code: 'number-too-large' },
    { code: 'unit-unwanted' },
  ];
  const problems: readonly AnswerProblem[] = [
    ...number,
    ...number.map((problem) => ({ code: 'entry', row: 1, column: 2, problem }) as const),
    { code: 'unit-expected', unit: 'm' },
    { code: 'matrix-size', rows: 2, columns: 3 },
    { code: 'nothing-chosen' },
    { code: 'one-only' },
    { code: 'option-unknown' },
    { code: 'other-kind' },
    { code: 'no-code' },
    { code: 'tests-not-run' },
  ];
  const later = JSON.parse('{"code":"of-a-later-version"}') as AnswerProblem;
  const said = [...problems, later].map((problem) => sayProblem(problem, foreignStrings));
  const words = /^‹(\w+)›(?: [\d?m, ]*(?:‹\w+›)?[\d?, ]*)?$/;
  expect(said.filter((sentence) => !words.test(sentence))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
  expect(problems.map((problem) => sayProblem(problem, englishStrings))).toEqual(
    problems.map(problemInWords),
  );
});

it('uses every label that there is', async () => {
  const lesson = compiled({ labels: foreignLabels });
  const { container } = await render(
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} strings={foreignStrings} />,
  );
  const said = `${container.innerHTML}${JSON.stringify(lesson.questions)}`;
  expect(Object.keys(foreignLabels).filter((name) => !said.includes(`‹${name}`))).toEqual([]);
});

it('finds the words where the host gives none: the search is not blind', async () => {
  const { container } = await render(
    <Lesson lesson={toLearnerLesson(compiled({}), { seed: 1 })} />,
  );
  expect(unmarkedWords(container)).toEqual(
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
