import { scoreAnswer, type Answer } from '@lemma/learning-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { compileLesson } from '../../compile/compile-lesson.ts';
import { feedbackFor } from '../../compile/feedback.ts';
import { feedbackBeforeSecondTry } from '../../scoring/feedback.ts';
import { instantiateQuestion } from '../../compile/instantiate-question.ts';
import { toLearnerQuestion } from '../../compile/learner-question.ts';
import { exampleLesson } from '../../example/example-lesson.ts';
import { kindsAnswers } from '../../example/kinds-answers.ts';
import { kindsLesson } from '../../example/kinds-lesson.ts';
import { questionNamed } from '../../example/question-named.ts';
import { LessonSurface, type LessonSurfaceProps } from '../../lesson/lesson-surface.tsx';
import '../../styles.css';
import { AnsweredQuestion } from './answered-question.tsx';

const seed = 1;
const kinds = compileLesson(kindsLesson, { fragment: true }).lesson;
const example = compileLesson(exampleLesson).lesson;
const starter = questionNamed(example, 'code').repl?.starter ?? '';
const dontKnow: Answer = { kind: 'dont-know' };

/** Wrong answers, by the question's id. */
const wrong: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(Object.entries(kindsAnswers).map(([name, one]) => [name, one.wrong])),
  choice: { kind: 'multiple-choice', selected: ['b'] },
  length: { kind: 'numeric', text: '7 cm' },
  entries: { kind: 'matrix', entries: [['0'], ['0']] },
  code: { kind: 'repl', code: starter, results: [{ name: 'dot([1, 2], [3, 4])', passed: false }] },
};

interface ShownProps {
  readonly names: readonly string[];
  readonly answer?: Answer;
  /** The question is asked in another session: nothing tells its answer. */
  readonly waits?: boolean;
  readonly theme?: LessonSurfaceProps['theme'];
  readonly width?: number;
}

function Answered({ names, answer, waits = false, theme = 'light', width }: ShownProps) {
  return (
    <div style={width === undefined ? {} : { inlineSize: width }}>
      <LessonSurface theme={theme}>
        {names.map((name) => {
          const question = questionNamed(name in kindsAnswers ? kinds : example, name);
          const given = answer ?? wrong[name] ?? dontKnow;
          const { key } = instantiateQuestion(question, seed);
          const feedback = feedbackFor(question, seed, given, scoreAnswer(key, given));
          return (
            <AnsweredQuestion
              key={name}
              question={toLearnerQuestion(question, seed)}
              answer={given}
              feedback={waits ? feedbackBeforeSecondTry(feedback) : feedback}
            />
          );
        })}
      </LessonSurface>
    </div>
  );
}

const meta = { title: 'Lesson/Answered question', component: Answered } satisfies Meta<
  typeof Answered
>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = ['choice', 'length', 'entries', 'derived', 'placed', 'gaps'];
const lines = ['printed', 'ordered', 'argued', 'pairs', 'several', 'faulty'];

/** What was missed says both answers in words, each kind in its own. */
export const Values: Story = {
  args: { names: values },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.lemma-answered')).toHaveLength(values.length);
    const words = [...canvasElement.querySelectorAll('.lemma-own-and-right')].map(
      (one) => one.textContent,
    );
    await expect(words[1]).toMatch(/Your answer7 cm.*Right answer5 cm/u);
    await waitFor(() => expect(canvasElement.querySelector('.lemma-typeset')).not.toBeNull());
    await expect(words[4]).toMatch(/Q \(−1, 3\).*Q \(3, −1\)/u);
    await expect(words[5]).toMatch(/33xmax.*32bsum/u);
  },
};
export const Lines: Story = {
  args: { names: lines },
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('.lemma-own-and-right')].map(
      (one) => one.textContent,
    );
    await expect(words[0]).toContain('1 1');
    await expect(words[3]).toContain('xs.sort()');
    await expect(words[5]).toMatch(/Line 2.*Line 3/u);
  },
};

/** A program stands beside the solution, line by line. */
export const Program: Story = {
  args: { names: ['code'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Your program' })).toBeVisible();
  },
};

/** The options and the steps unfold. */
export const Unfolded: Story = {
  args: { names: ['choice', 'ordered'] },
  play: async ({ canvas, canvasElement }) => {
    for (const summary of canvas.getAllByText('Worked steps')) await userEvent.click(summary);
    const [choice] = canvasElement.querySelectorAll<HTMLElement>('.lemma-answered');
    if (!choice) throw new Error('no question');
    await expect(within(choice).getAllByRole('radio').length).toBeGreaterThan(1);
    await expect(within(choice).queryByRole('button', { name: 'Check answer' })).toBeNull();
  },
};

export const NotKnown: Story = { args: { names: ['length', 'code'], answer: dontKnow } };

/** While the same question waits in another session, neither the right answer nor the steps are there. */
export const Waits: Story = {
  args: { names: ['choice', 'length', 'code', 'ordered'], waits: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Right answer')).toBeNull();
    await expect(canvas.queryByText('Worked steps')).toBeNull();
    await expect(canvas.queryByText('Solution')).toBeNull();
  },
};
/** What somebody typed may be wider than a phone: it scrolls or breaks by itself. */
export const WideOnAPhone: Story = {
  args: {
    names: ['entries'],
    answer: {
      kind: 'matrix',
      entries: [['123456789'], ['-9876543210123456789012345678901234567']],
    },
    width: 358,
  },
  play: async ({ canvas, canvasElement }) => {
    const [own] = canvas.getAllByRole('group', { name: /matrix/iu });
    if (!own) throw new Error('no matrix');
    await expect(own.scrollWidth).toBeGreaterThan(own.clientWidth);
    const lesson = canvasElement.querySelector('.lemma-answered');
    await expect(lesson?.scrollWidth).toBeLessThanOrEqual(358);
  },
};
export const WideNumberOnAPhone: Story = {
  args: { names: ['length'], answer: { kind: 'numeric', text: '9'.repeat(60) }, width: 358 },
  play: async ({ canvasElement }) => {
    const lesson = canvasElement.querySelector('.lemma-answered');
    await expect(lesson?.scrollWidth).toBeLessThanOrEqual(358);
  },
};
export const Phone: Story = { args: { names: [...values, ...lines, 'code'], width: 358 } };
export const Dark: Story = {
  args: { names: ['entries', 'ordered', 'code'], theme: 'dark' },
  globals: { theme: 'dark' },
};
