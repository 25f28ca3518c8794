import { scoreAnswer, type Answer } from '@lemma/learning-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { compileLesson } from '../compile/compile-lesson.ts';
import { feedbackFor } from '../compile/feedback.ts';
import { instantiateQuestion } from '../compile/instantiate-question.ts';
import { toLearnerQuestion } from '../compile/learner-question.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { questionNamed } from '../example/question-named.ts';
import { LessonSurface, type LessonSurfaceProps } from '../lesson/lesson-surface.tsx';
import '../styles.css';
import { Question } from './question.tsx';

const seed = 1;
const { lesson } = compileLesson(exampleLesson);
const cases = [{ name: 'dot([1, 2], [3, 4])' }, { name: 'dot([], [])' }];

/** A right and a wrong answer to each question of the example lesson. */
const answers: Readonly<Record<Kind, { readonly right: Answer; readonly wrong: Answer }>> = {
  choice: {
    right: { kind: 'multiple-choice', selected: ['a'] },
    wrong: { kind: 'multiple-choice', selected: ['b'] },
  },
  length: { right: { kind: 'numeric', text: '5 cm' }, wrong: { kind: 'numeric', text: '7 cm' } },
  entries: { right: rightEntries(), wrong: { kind: 'matrix', entries: [['0'], ['0']] } },
  code: { right: tested(true), wrong: tested(false) },
};

type Kind = 'choice' | 'length' | 'entries' | 'code';
type Shown = 'open' | 'checking' | 'right' | 'wrong';

function compiled(kind: Kind) {
  return questionNamed(lesson, kind);
}

function rightEntries(): Answer {
  const { key } = instantiateQuestion(compiled('entries'), seed);
  const entries = key.kind === 'matrix' ? key.entries : [];
  return { kind: 'matrix', entries: entries.map((row) => row.map(String)) };
}

function tested(passed: boolean): Answer {
  const code = compiled('code').repl?.[passed ? 'solution' : 'starter'] ?? '';
  return { kind: 'repl', code, results: cases.map(({ name }) => ({ name, passed })) };
}

interface ShownProps {
  readonly kinds: readonly Kind[];
  readonly state: Shown;
  readonly theme?: LessonSurfaceProps['theme'];
  readonly width?: number;
  readonly onAnswer?: (answer: Answer) => void;
}

const unheard = () => undefined;

function ShownQuestions(props: ShownProps) {
  const { kinds, state, theme = 'light', width, onAnswer = unheard } = props;
  return (
    <div style={width === undefined ? {} : { inlineSize: width }}>
      <LessonSurface theme={theme}>
        {kinds.map((kind) => (
          <Question
            key={kind}
            question={toLearnerQuestion(compiled(kind), seed)}
            onAnswer={onAnswer}
            {...(state === 'checking' ? { state } : {})}
            feedback={state === 'right' || state === 'wrong' ? feedback(kind, state) : undefined}
          />
        ))}
      </LessonSurface>
    </div>
  );
}

function feedback(kind: Kind, state: 'right' | 'wrong') {
  const question = compiled(kind);
  const answer = answers[kind][state];
  const { key } = instantiateQuestion(question, seed);
  return feedbackFor(question, seed, answer, scoreAnswer(key, answer));
}

const meta = { title: 'Lesson/Question', component: ShownQuestions } satisfies Meta<
  typeof ShownQuestions
>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly Kind[] = ['choice', 'length', 'entries', 'code'];

export const ChoiceOpen: Story = { args: { kinds: ['choice'], state: 'open' } };
export const ChoiceChecking: Story = { args: { kinds: ['choice'], state: 'checking' } };
export const ChoiceRight: Story = { args: { kinds: ['choice'], state: 'right' } };
export const ChoiceWrong: Story = { args: { kinds: ['choice'], state: 'wrong' } };

export const NumericOpen: Story = { args: { kinds: ['length'], state: 'open' } };
export const NumericChecking: Story = { args: { kinds: ['length'], state: 'checking' } };
export const NumericRight: Story = { args: { kinds: ['length'], state: 'right' } };
export const NumericWrong: Story = { args: { kinds: ['length'], state: 'wrong' } };

export const MatrixOpen: Story = { args: { kinds: ['entries'], state: 'open' } };
export const MatrixChecking: Story = { args: { kinds: ['entries'], state: 'checking' } };
export const MatrixRight: Story = { args: { kinds: ['entries'], state: 'right' } };
export const MatrixWrong: Story = { args: { kinds: ['entries'], state: 'wrong' } };

export const ReplOpen: Story = { args: { kinds: ['code'], state: 'open' } };
export const ReplChecking: Story = { args: { kinds: ['code'], state: 'checking' } };
export const ReplRight: Story = { args: { kinds: ['code'], state: 'right' } };
export const ReplWrong: Story = { args: { kinds: ['code'], state: 'wrong' } };

/** Hints by Enter, an option by its letter, another by the pointer, and the answer. */
export const ChoiceByHand: Story = {
  args: { kinds: ['choice'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Show a hint' }).focus();
    await hand.press('{Enter}');
    await expect(canvas.getByText('Go along the first row.')).toBeVisible();
    const [right] = canvas.getAllByRole('radio');
    if (!right) throw new Error('The question has no options.');
    right.focus();
    await hand.press('b{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.choice.wrong);
    await hand.click(right);
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.choice.right);
  },
};

export const NumericByHand: Story = {
  args: { kinds: ['length'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const field = canvas.getByLabelText('Your answer');
    field.focus();
    await hand.press('7{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.length.wrong);
    await hand.fill(field, '5');
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.length.right);
  },
};

/** From entry to entry by arrow keys; "I don't know yet" by the pointer. */
export const MatrixByHand: Story = {
  args: { kinds: ['entries'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByLabelText('Row 1, column 1'));
    await hand.press('0{ArrowDown}0{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.entries.wrong);
    await hand.click(canvas.getByRole('button', { name: 'I don’t know yet' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'dont-know' });
  },
};

/** Without a host that runs Python only this can be answered; with one, see Python/Parts. */
export const ReplByHand: Story = {
  args: { kinds: ['code'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'I don’t know yet' }).focus();
    await hand.press('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'dont-know' });
  },
};

const phone = 342;
export const PhoneOpen: Story = { args: { kinds: all, state: 'open', width: phone } };
export const PhoneChecking: Story = { args: { kinds: all, state: 'checking', width: phone } };
export const PhoneRight: Story = { args: { kinds: all, state: 'right', width: phone } };
export const PhoneWrong: Story = { args: { kinds: all, state: 'wrong', width: phone } };

export const DarkOpen: Story = { args: { kinds: all, state: 'open', theme: 'dark' } };
export const DarkChecking: Story = { args: { kinds: all, state: 'checking', theme: 'dark' } };
export const DarkRight: Story = { args: { kinds: all, state: 'right', theme: 'dark' } };
export const DarkWrong: Story = { args: { kinds: all, state: 'wrong', theme: 'dark' } };
