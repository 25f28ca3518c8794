import type { Answer } from '@lemma/learning-engine';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { compileLesson, feedbackFor, questionFrom, toLearnerQuestion } from '../compile/index.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { kindsLesson } from '../example/kinds-lesson.ts';
import { questionNamed } from '../example/question-named.ts';
import '../styles.css';
import { loadQuestionForms } from './late-form.tsx';
import type { Feedback } from '../format/learner-lesson.ts';
import { Question } from './question.tsx';

const { lesson } = compileLesson(exampleLesson);

const compiled = (id: string) => questionNamed(lesson, id);

afterEach(cleanup);

it('takes an answer by keys alone, and only while the focus is in the question', async () => {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  const screen = await render(
    <Question question={toLearnerQuestion(compiled('choice'), 1)} onAnswer={onAnswer} />,
  );
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('b{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'multiple-choice', selected: ['b'] });
});

it('takes the digit of an option as well', async () => {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  await render(
    <Question question={toLearnerQuestion(compiled('choice'), 1)} onAnswer={onAnswer} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('4{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'multiple-choice', selected: ['d'] });
});

it('gives "I don’t know yet" a letter of its own', async () => {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  const screen = await render(
    <Question question={toLearnerQuestion(compiled('choice'), 1)} onAnswer={onAnswer} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /I don’t know yet/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'dont-know' });
});

it('marks the right and the chosen option in words and says why', async () => {
  const question = toLearnerQuestion(compiled('choice'), 1);
  const answer: Answer = { kind: 'multiple-choice', selected: ['b'] };
  const screen = await render(<Question question={question} onAnswer={() => undefined} />);
  await userEvent.click(screen.getByRole('radio').nth(1));
  await screen.rerender(
    <Question
      question={question}
      onAnswer={() => undefined}
      feedback={feedbackFor(compiled('choice'), 1, answer, { correct: false, credit: 0 })}
    />,
  );
  await expect.element(screen.getByText('Right answer')).toBeVisible();
  await expect.element(screen.getByText('Your answer')).toBeVisible();
  const status = screen.getByRole('status').element();
  expect(status.textContent).toMatch(
    /^Not quite\. The minus sign of the second entry went missing\. ?Worked stepsRow by row/,
  );
  await expect.element(screen.getByRole('radio').first()).toBeDisabled();
});

it('goes from entry to entry of a matrix by arrow keys', async () => {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  const screen = await render(
    <Question question={toLearnerQuestion(compiled('entries'), 1)} onAnswer={onAnswer} />,
  );
  await userEvent.click(screen.getByLabelText('Row 1, column 1'));
  await userEvent.keyboard('3{ArrowDown}-4{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'matrix', entries: [['3'], ['-4']] });
});

it('adds the unit that stands behind the field', async () => {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  const screen = await render(
    <Question question={toLearnerQuestion(compiled('length'), 1)} onAnswer={onAnswer} />,
  );
  await userEvent.type(screen.getByLabelText('Your answer'), '5{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'numeric', text: '5 cm' });
});

it('shows one hint more at each asking', async () => {
  const screen = await render(
    <Question question={toLearnerQuestion(compiled('choice'), 1)} onAnswer={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  await expect.element(screen.getByText('Go along the first row.')).toBeVisible();
  await expect.element(screen.getByText('Hint 2 of 2')).not.toBeInTheDocument();
});

it('keeps the answer of a second try on the page', async () => {
  const question = toLearnerQuestion(compiled('choice'), 1);
  const second: Feedback = {
    correct: false,
    credit: 0,
    comment: '',
    explanation: '',
    secondTry: true,
  };
  const screen = await render(
    <Question
      question={question}
      onAnswer={() => undefined}
      feedback={second}
      answer={{ kind: 'multiple-choice', selected: ['b'] }}
    />,
  );
  await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await screen.rerender(
    <Question
      question={question}
      onAnswer={() => undefined}
      feedback={{ correct: false, credit: 0, comment: '', explanation: '', correctOptions: ['a'] }}
      answer={{ kind: 'multiple-choice', selected: ['c'] }}
    />,
  );
  await expect.element(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'c');

  const number = toLearnerQuestion(compiled('length'), 1);
  await screen.rerender(
    <Question
      question={number}
      onAnswer={() => undefined}
      feedback={{ correct: true, credit: 1, comment: '', explanation: '' }}
      answer={{ kind: 'numeric', text: '5 cm' }}
    />,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('5');
});

it('shows the text of a kind that this version does not know, and says that it takes no answer', async () => {
  const newer: unknown = JSON.parse(
    JSON.stringify({ ...toLearnerQuestion(compiled('choice'), 1), kind: 'essay' }),
  );
  const screen = await render(
    <Question question={questionFrom(newer)} onAnswer={() => undefined} />,
  );
  await expect.element(screen.getByText(/for the matrix and vector below/u)).toBeVisible();
  await expect.element(screen.getByText(/cannot take an answer to this kind/u)).toBeVisible();
});

it.each(['constructor', '__proto__', 'toString'])(
  'takes the kind %s for an unknown one',
  async (kind) => {
    const screen = await render(
      <Question
        question={questionFrom({ ...toLearnerQuestion(compiled('choice'), 1), kind })}
        onAnswer={() => undefined}
      />,
    );
    await expect.element(screen.getByText(/cannot take an answer to this kind/u)).toBeVisible();
  },
);

it('leaves "I don’t know yet" where it is while an answer is checked', async () => {
  const question = toLearnerQuestion(compiled('length'), 1);
  const screen = await render(<Question question={question} onAnswer={() => undefined} />);
  const place = () =>
    screen
      .getByRole('button', { name: /know yet/ })
      .element()
      .getBoundingClientRect().x;
  const before = place();
  await screen.rerender(
    <Question question={question} onAnswer={() => undefined} state="checking" />,
  );
  await expect.element(screen.getByRole('button', { name: /^Checking…$/ })).toBeVisible();
  expect(place()).toBe(before);
});

it('shows the form of a late kind at once when the forms were loaded ahead', async () => {
  const kinds = compileLesson(kindsLesson, { fragment: true }).lesson;
  await loadQuestionForms();
  const screen = await render(
    <Question
      question={toLearnerQuestion(questionNamed(kinds, 'printed'), 1)}
      onAnswer={() => undefined}
    />,
  );
  expect(screen.container.querySelector('.lemma-form-loading')).toBeNull();
  expect(screen.container.querySelector('form')).not.toBeNull();
});
