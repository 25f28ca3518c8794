import { scoreAnswer, type Answer } from '@lemma/learning-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { compileLesson } from '../compile/compile-lesson.ts';
import { feedbackFor } from '../compile/feedback.ts';
import { feedbackBeforeSecondTry } from '../scoring/feedback.ts';
import { toLearnerQuestion } from '../compile/learner-question.ts';
import { kindsAnswers as answers, lines } from '../example/kinds-answers.ts';
import { kindsLesson } from '../example/kinds-lesson.ts';
import { questionNamed } from '../example/question-named.ts';
import { LessonSurface, type LessonSurfaceProps } from '../lesson/lesson-surface.tsx';
import '../styles.css';
import { Question } from './question.tsx';

const seed = 3;

type Name = keyof typeof answers;
type Shown = 'open' | 'second try' | 'right' | 'wrong';

const { lesson } = compileLesson(kindsLesson, { fragment: true });
const compiled = (name: Name) => questionNamed(lesson, name);

interface ShownProps {
  readonly names: readonly Name[];
  readonly state: Shown;
  readonly theme?: LessonSurfaceProps['theme'];
  readonly width?: number;
  readonly onAnswer?: (answer: Answer) => void;
}

const ignore = () => undefined;

function ShownKinds({ names, state, theme = 'light', width, onAnswer = ignore }: ShownProps) {
  return (
    <div style={width === undefined ? {} : { inlineSize: width }}>
      <LessonSurface theme={theme}>
        {names.map((name) => (
          <Question
            key={name}
            question={toLearnerQuestion(compiled(name), seed)}
            onAnswer={onAnswer}
            {...answeredAs(name, state)}
          />
        ))}
      </LessonSurface>
    </div>
  );
}

function answeredAs(name: Name, state: Shown) {
  if (state === 'open') return {};
  const question = compiled(name);
  const answer = answers[name][state === 'right' ? 'right' : 'wrong'];
  const feedback = feedbackFor(question, seed, answer, scoreAnswer(question.key, answer));
  return {
    answer,
    feedback: state === 'second try' ? feedbackBeforeSecondTry(feedback) : feedback,
  };
}

const meta = { title: 'Lesson/Question kinds', component: ShownKinds } satisfies Meta<
  typeof ShownKinds
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutputOpen: Story = { args: { names: ['printed'], state: 'open' } };
export const OutputSecondTry: Story = { args: { names: ['printed'], state: 'second try' } };
export const OutputRight: Story = { args: { names: ['printed'], state: 'right' } };
export const OutputWrong: Story = { args: { names: ['printed'], state: 'wrong' } };

export const OrderOpen: Story = { args: { names: ['ordered'], state: 'open' } };
export const OrderSecondTry: Story = { args: { names: ['ordered'], state: 'second try' } };
export const OrderRight: Story = { args: { names: ['ordered'], state: 'right' } };
export const OrderWrong: Story = { args: { names: ['ordered'], state: 'wrong' } };

export const ArgumentOpen: Story = { args: { names: ['argued'], state: 'open' } };
export const ArgumentWrong: Story = { args: { names: ['argued'], state: 'wrong' } };

export const ClozeOpen: Story = { args: { names: ['gaps'], state: 'open' } };
export const ClozeSecondTry: Story = { args: { names: ['gaps'], state: 'second try' } };
export const ClozeRight: Story = { args: { names: ['gaps'], state: 'right' } };
export const ClozeWrong: Story = { args: { names: ['gaps'], state: 'wrong' } };

export const MatchOpen: Story = { args: { names: ['pairs'], state: 'open' } };
export const MatchSecondTry: Story = { args: { names: ['pairs'], state: 'second try' } };
export const MatchRight: Story = { args: { names: ['pairs'], state: 'right' } };
export const MatchWrong: Story = { args: { names: ['pairs'], state: 'wrong' } };

export const ExpressionOpen: Story = { args: { names: ['derived'], state: 'open' } };
export const ExpressionSecondTry: Story = { args: { names: ['derived'], state: 'second try' } };
export const ExpressionRight: Story = { args: { names: ['derived'], state: 'right' } };
export const ExpressionWrong: Story = { args: { names: ['derived'], state: 'wrong' } };

export const MultiOpen: Story = { args: { names: ['several'], state: 'open' } };
export const MultiSecondTry: Story = { args: { names: ['several'], state: 'second try' } };
export const MultiRight: Story = { args: { names: ['several'], state: 'right' } };
export const MultiWrong: Story = { args: { names: ['several'], state: 'wrong' } };

export const PointOpen: Story = { args: { names: ['placed'], state: 'open' } };
export const PointSecondTry: Story = { args: { names: ['placed'], state: 'second try' } };
export const PointRight: Story = { args: { names: ['placed'], state: 'right' } };
export const PointWrong: Story = { args: { names: ['placed'], state: 'wrong' } };

export const FaultOpen: Story = { args: { names: ['faulty'], state: 'open' } };
export const FaultSecondTry: Story = { args: { names: ['faulty'], state: 'second try' } };
export const FaultRight: Story = { args: { names: ['faulty'], state: 'right' } };
export const FaultWrong: Story = { args: { names: ['faulty'], state: 'wrong' } };

/** Typed, and handed in from the field. */
export const OutputByHand: Story = {
  args: { names: ['printed'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const field = await canvas.findByLabelText('What the program prints');
    field.focus();
    await hand.press('0 0{Enter}2 4{Control>}{Enter}{/Control}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'output', text: '0 0\n2 4' });
  },
};

/** By keys alone: lines are put into place by Enter, moved by Alt and arrows, indented by a bracket, taken out again. */
export const OrderByKeys: Story = {
  args: { names: ['ordered'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const add = async (name: RegExp) => {
      (await canvas.findByRole('button', { name })).focus();
      await hand.press('{Enter}');
    };
    await add(/^Put into place: counts = \{\}$/u);
    await add(/^Put into place: def count_words/u);
    canvas.getByRole('button', { name: 'Line 2: def count_words(text):' }).focus();
    await hand.press('{Alt>}{ArrowUp}{/Alt}');
    await expect(
      canvas.getByRole('button', { name: 'Line 1: def count_words(text):' }),
    ).toHaveFocus();
    await hand.press('{ArrowDown}]');
    await expect(
      canvas.getByRole('button', { name: 'Line 2, indented 1: counts = {}' }),
    ).toHaveFocus();
    await add(/^Put into place: counts = \[\]$/u);
    canvas.getByRole('button', { name: /counts = \[\]/u }).focus();
    await hand.press('{Delete}');
    await expect(
      canvas.getByRole('button', { name: 'Line 2, indented 1: counts = {}' }),
    ).toHaveFocus();
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(lines(['l5', 0], ['l2', 1]));
  },
};

/** By the pointer alone: a line that opens a block indents what comes after it; a button with its word does the rest. */
export const OrderByButtons: Story = {
  args: { names: ['ordered'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    for (const name of [
      /^Put into place: def/u,
      /^Put into place: counts = \{\}$/u,
      /^Put into place: for w/u,
      /^Put into place: counts\[w\] = counts/u,
      /^Put into place: return/u,
    ])
      await hand.click(await canvas.findByRole('button', { name }));
    await hand.click(canvas.getByRole('button', { name: 'Outdent' }));
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.ordered.right);
  },
};

/** In the prompt's own order, by Tab. */
export const ClozeByHand: Story = {
  args: { names: ['gaps'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    (await canvas.findByLabelText('Gap 1 of 4')).focus();
    await hand.press('3{Tab}two');
    const chosen = canvas.getByLabelText('Gap 4 of 4');
    if (!(chosen instanceof HTMLSelectElement)) throw new Error('Gap 4 is no list.');
    chosen.focus();
    await hand.press('s');
    await expect(chosen).toHaveValue('sum');
    canvas.getByLabelText('Gap 3 of 4').focus();
    await hand.press('b{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      kind: 'cloze',
      gaps: ['3', 'two', 'b', 'sum'],
    });
  },
};

/** Typed and typeset; what cannot be read is not handed in: its place is selected, and a sentence says why. */
export const ExpressionByHand: Story = {
  args: { names: ['derived'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    if (!(field instanceof HTMLInputElement)) throw new Error('The field is no input.');
    field.focus();
    await hand.press('2y + 1{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“y” does not occur');
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('y');
    await hand.press('x');
    await expect(canvas.getByRole('alert')).toHaveTextContent('');
    await waitFor(() =>
      expect(canvas.getByText('Read as').parentElement).toHaveTextContent('2x+1'),
    );
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await hand.press('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'expression', text: '2x + 1' });
  },
};

/** On a phone: signs by buttons, around what is selected or at the caret. */
export const ExpressionByButtons: Story = {
  args: { names: ['derived'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    field.focus();
    await hand.press('x');
    await hand.click(canvas.getByRole('button', { name: 'Power' }));
    await hand.press('3');
    await hand.click(canvas.getByRole('button', { name: 'Fraction' }));
    await hand.click(canvas.getByRole('button', { name: 'Square root' }));
    await hand.press('2');
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      kind: 'expression',
      text: 'x^3/sqrt(2)',
    });
  },
};

/** By keys: a digit or letter chooses an option or takes it back, and Space the one with the focus. */
export const MultiByKeys: Story = {
  args: { names: ['several'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const boxes = await canvas.findAllByRole('checkbox');
    boxes[0]?.focus();
    await hand.press('1b1 {ArrowDown}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([boxes[0], boxes[1]]);
    await hand.press('{Enter}');
    const shown = toLearnerQuestion(compiled('several'), seed).options.map(({ id }) => id);
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      kind: 'multi',
      selected: [shown[1], shown[0]],
    });
  },
};

/** An option that is too many is marked until it is taken back; one that is missing is counted, not named. */
export const MultiCorrected: Story = {
  args: { names: ['several'], state: 'second try', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const option = (name: RegExp) => canvas.findByRole('checkbox', { name });
    await expect(await canvas.findByRole('button', { name: 'Check answer' })).toBeDisabled();
    await expect(canvas.getAllByText('Does not apply')).toHaveLength(1);
    await expect(canvas.getByText(/One option that applies is not chosen/u)).toBeVisible();
    await expect(canvas.queryByText('Applies, not chosen')).toBeNull();
    await hand.click(await option(/xs\[1\] = 3/u));
    await expect(canvas.queryByText('Does not apply')).toBeNull();
    await hand.click(await option(/xs \+= \[3\]/u));
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'multi', selected: ['a', 'c'] });
  },
};

/** By keys alone: where a point begins is no answer; one that was put back is to be placed again. */
export const PointByKeys: Story = {
  args: { names: ['placed'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const check = await canvas.findByRole('button', { name: 'Check answer' });
    await expect(check).toBeDisabled();
    await expect(canvas.getByText('Q: not placed yet')).toBeVisible();
    canvas.getByRole('button', { name: 'Move Q' }).focus();
    await hand.press('{ArrowRight}');
    await expect(check).toBeEnabled();
    await hand.click(canvas.getByRole('button', { name: 'Start position' }));
    await expect(check).toBeDisabled();
    canvas.getByRole('button', { name: 'Move Q' }).focus();
    await hand.press('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    await expect(canvas.getAllByText('Q at (3, −1)')[0]).toBeVisible();
    await hand.click(check);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.placed.right);
  },
};

/** Typed: fields stand beside the plane, for whoever neither drags nor presses. */
export const PointTyped: Story = {
  args: { names: ['placed'], state: 'second try', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const check = await canvas.findByRole('button', { name: 'Check answer' });
    await expect(check).toBeDisabled();
    await expect(canvas.getByText('Not there')).toBeVisible();
    const x: HTMLInputElement = await canvas.findByRole('spinbutton', { name: 'x of Q' });
    x.focus();
    x.select();
    await hand.press('3{Tab}');
    await expect(canvas.queryByText('Not there')).toBeNull();
    await hand.click(check);
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'point', points: [[3, 3]] });
  },
};

export const FaultByHand: Story = {
  args: { names: ['faulty'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    await hand.click(await canvas.findByRole('radio', { name: /Line 3/u }));
    await hand.click(canvas.getByRole('radio', { name: /Whole division/u }));
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.faulty.right);
  },
};

export const MatchByHand: Story = {
  args: { names: ['pairs'], state: 'open', onAnswer: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const right = toLearnerQuestion(compiled('pairs'), seed).material;
    if (right?.kind !== 'match') throw new Error('The example matches nothing.');
    for (const [index, [, id]] of answers.pairs.right.pairs.entries()) {
      const list = await canvas.findByLabelText(`What belongs to ${index + 1}?`);
      list.focus();
      const at = right.right.findIndex((piece) => piece.id === id);
      await hand.press(String.fromCharCode(97 + at));
    }
    await hand.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answers.pairs.right);
  },
};

const all: readonly Name[] = [
  'printed',
  'ordered',
  'argued',
  'gaps',
  'pairs',
  'derived',
  'several',
  'placed',
  'faulty',
];
const phone = 342;
export const PhoneOpen: Story = { args: { names: all, state: 'open', width: phone } };
export const PhoneSecondTry: Story = { args: { names: all, state: 'second try', width: phone } };
export const PhoneWrong: Story = { args: { names: all, state: 'wrong', width: phone } };
export const DarkOpen: Story = { args: { names: all, state: 'open', theme: 'dark' } };
export const DarkWrong: Story = { args: { names: all, state: 'wrong', theme: 'dark' } };
