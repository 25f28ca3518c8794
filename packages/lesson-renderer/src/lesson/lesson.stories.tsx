import { scoreAnswer } from '@lemma/learning-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import {
  compileLesson,
  feedbackFor,
  instantiateQuestion,
  toLearnerLesson,
} from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import '../styles.css';
import { Lesson, type LessonProps } from './lesson.tsx';

const { lesson: compiled } = compileLesson(exampleLesson, { number: 3 });
if (!compiled) throw new Error('The example does not compile.');
const lesson = compiled;

/** Scores in the page, as a host with a server would over the network. */
const onAnswer: LessonProps['onAnswer'] = ({ uid, seed }, answer) => {
  const question = lesson.questions.find((one) => one.uid === uid);
  if (!question) return undefined;
  return feedbackFor(
    question,
    seed,
    answer,
    scoreAnswer(instantiateQuestion(question, seed).key, answer),
  );
};

const meta = {
  title: 'Lesson/Lesson',
  component: Lesson,
  args: { lesson: toLearnerLesson(lesson, { seed: 4 }), widgets: [counterWidget], onAnswer },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };

export const Dark: Story = { args: { theme: 'dark' } };

export const Phone: Story = {
  args: { theme: 'light' },
  decorators: [(Shown) => <div style={{ inlineSize: 342 }}>{Shown()}</div>],
};

export const RightToLeft: Story = { args: { theme: 'light', dir: 'rtl' } };

/** A question of the lesson answered by keys, and what is said of it. */
export const AnsweredByHand: Story = {
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const [option] = await canvas.findAllByRole('radio');
    const question = option?.closest('section');
    if (!option || !question) throw new Error('The lesson has no multiple choice.');
    option.focus();
    await hand.press('a');
    await hand.click(within(question).getByRole('button', { name: 'Check answer' }));
    await expect(await within(question).findByText('Right answer')).toBeVisible();
  },
};
