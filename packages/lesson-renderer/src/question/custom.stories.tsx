import { scoreAnswer, type Answer } from '@lemma/learning-engine';
import { getStoryInput } from '@lemma/testing/story-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { compileLesson } from '../compile/compile-lesson.ts';
import { feedbackFor } from '../compile/feedback.ts';
import { feedbackBeforeSecondTry } from '../scoring/feedback.ts';
import { toLearnerQuestion } from '../compile/learner-question.ts';
import { estimateLesson } from '../example/estimate-lesson.ts';
import { estimateQuestion } from '../example/estimate-question.tsx';
import { questionNamed } from '../example/question-named.ts';
import { LessonProvider } from '../host/lesson-provider.tsx';
import { LessonSurface, type LessonSurfaceProps } from '../lesson/lesson-surface.tsx';
import '../styles.css';
import { Question } from './question.tsx';

const questionKinds = [estimateQuestion];
const { lesson } = compileLesson(estimateLesson, { fragment: true, questionKinds });
const question = questionNamed(lesson, 'boils');
const given = (value: number): Answer => ({ kind: 'custom', name: 'estimate', value });

interface ShownEstimateProps {
  /** The estimate that was answered. */
  readonly estimate?: number;
  readonly secondTry?: boolean;
  /** Whether the page was given the kind. */
  readonly known?: boolean;
  readonly theme?: LessonSurfaceProps['theme'];
  readonly width?: number;
  readonly onAnswer?: (answer: Answer) => void;
}

const ignore = () => undefined;

function ShownEstimate(props: ShownEstimateProps) {
  const { estimate, secondTry, known = true, theme = 'light', width, onAnswer = ignore } = props;
  return (
    <div style={width === undefined ? {} : { inlineSize: width }}>
      <LessonProvider questionKinds={known ? questionKinds : []}>
        <LessonSurface theme={theme}>
          <Question
            question={toLearnerQuestion(question, 1, { questionKinds })}
            onAnswer={onAnswer}
            {...(estimate === undefined ? {} : answeredAs(given(estimate), secondTry ?? false))}
          />
        </LessonSurface>
      </LessonProvider>
    </div>
  );
}

function answeredAs(answer: Answer, secondTry: boolean) {
  const score = scoreAnswer(question.key, answer, questionKinds);
  const feedback = feedbackFor(question, 1, answer, score, { questionKinds });
  return { answer, feedback: secondTry ? feedbackBeforeSecondTry(feedback) : feedback };
}

const meta = {
  title: 'Lesson/Question kinds/Of a third party',
  component: ShownEstimate,
} satisfies Meta<typeof ShownEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const SecondTry: Story = { args: { estimate: 32, secondTry: true } };
export const Right: Story = { args: { estimate: 98 } };
export const Wrong: Story = { args: { estimate: 32 } };
export const Phone: Story = { args: { estimate: 32, width: 342 } };
export const Dark: Story = { args: { estimate: 32, theme: 'dark' } };

/** A page without the kind: the question's text, and a sentence where the form would be. */
export const Unknown: Story = {
  args: { known: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At how many degrees/u)).toBeVisible();
    await expect(canvas.getByText(/kind/u)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The form around the view hands its value in, once there is one and it is another than the last. */
export const ByKeys: Story = {
  args: { onAnswer: fn(), estimate: 32, secondTry: true },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const slider = await canvas.findByRole('slider', { name: /At how many degrees/u });
    const check = canvas.getByRole('button', { name: 'Check answer' });
    await expect(check).toBeDisabled();
    await expect(canvas.getByText('Too far away')).toBeVisible();
    slider.focus();
    await hand.press('{ArrowRight}');
    await expect(canvas.queryByText('Too far away')).toBeNull();
    await hand.click(check);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(given(33));
  },
};
