import { getStoryInput } from '@lemma/testing/story-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { LessonEvent } from '../events/lesson-event.ts';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { predictions } from '../example/predict-lesson.ts';
import type { Predicted } from '../format/predicted.ts';
import type { LessonSurfaceProps } from '../lesson/lesson-surface.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import '../styles.css';

interface ShownProps {
  readonly about: keyof typeof predictions;
  /** What was said; without it the block waits. */
  readonly said?: Predicted;
  readonly theme?: LessonSurfaceProps['theme'];
  readonly width?: number;
  readonly onEvent?: (event: LessonEvent) => void;
}

const widgets = [counterWidget];
const ignore = () => undefined;

function ShownPrediction({ about, said, theme = 'light', width, onEvent = ignore }: ShownProps) {
  const { lesson } = compileLesson(predictions[about], { fragment: true, widgets });
  return (
    <div style={width === undefined ? {} : { inlineSize: width }}>
      {lesson && (
        <Lesson
          lesson={toLearnerLesson(lesson, { seed: 1 })}
          theme={theme}
          widgets={widgets}
          onEvent={onEvent}
          {...(said ? { predictions: { get: () => said, set: ignore } } : {})}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Lesson/Predictions',
  component: ShownPrediction,
} satisfies Meta<typeof ShownPrediction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { about: 'cell' } };
export const CommittedRight: Story = { args: { about: 'cell', said: { option: 'b' } } };
export const CommittedWrong: Story = { args: { about: 'cell', said: { option: 'a' } } };
export const NotPredicted: Story = { args: { about: 'cell', said: {} } };
export const FreeLine: Story = { args: { about: 'line' } };
export const FreeLineRight: Story = { args: { about: 'line', said: { text: '3 1' } } };
export const FreeLineWrong: Story = { args: { about: 'line', said: { text: '3.5 1' } } };
export const Graph: Story = { args: { about: 'graph' } };
export const GraphCommitted: Story = { args: { about: 'graph', said: { option: 'a' } } };
export const Widget: Story = { args: { about: 'widget' } };
export const WidgetCommitted: Story = { args: { about: 'widget', said: { text: 'It goes on.' } } };
export const Phone: Story = { args: { about: 'graph', width: 342 } };
export const PhoneCommitted: Story = {
  args: { about: 'cell', said: { option: 'a' }, width: 342 },
};
export const Step: Story = { args: { about: 'step' } };
export const StepCompared: Story = { args: { about: 'step', said: { text: '(0, 1, 2)' } } };
export const StepShown: Story = { args: { about: 'step', said: {} } };
export const StepChosenRight: Story = { args: { about: 'choice', said: { option: 'b' } } };
export const StepChosenWrong: Story = { args: { about: 'choice', said: { option: 'a' } } };
export const Reason: Story = { args: { about: 'reason' } };
export const ReasonCompared: Story = {
  args: { about: 'reason', said: { text: 'Because a solution of both solves the sum.' } },
};
export const ReasonPhone: Story = {
  args: { about: 'reason', said: { text: 'One can undo it.' }, width: 342 },
};
export const ReasonDark: Story = { args: { about: 'reason', theme: 'dark' } };
export const Dark: Story = { args: { about: 'graph', theme: 'dark' } };
export const DarkCommitted: Story = {
  args: { about: 'cell', said: { option: 'a' }, theme: 'dark' },
};

/** A letter chooses, Enter commits, and the focus goes to what came out. */
export const ByKeys: Story = {
  args: { about: 'graph', onEvent: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const first = await canvas.findByRole('radio', { name: /It moves up/u });
    const group = canvas.getByRole('group', { name: 'Predict first' });
    await expect(group).toHaveAccessibleDescription(/stays still until/u);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Commit and see' })).toBeDisabled();
    first.focus();
    await hand.press('b');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /It gets steeper/u })).toBeChecked(),
    );
    await hand.press('a');
    await waitFor(() => expect(first).toBeChecked());
    await hand.press('{Enter}');
    await waitFor(() => expect(canvas.getByText('It came out differently.')).toHaveFocus());
    await expect(canvas.getByText(/Moving up would add/u)).toBeVisible();
    await expect(await canvas.findByRole('slider')).toBeEnabled();
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'prediction-made',
        name: 'graph',
        option: 'a',
        right: false,
      }),
    );
  },
};

/** What is typed stays beside the author's own, and Tab reaches both buttons. */
export const ReasonByKeys: Story = {
  args: { about: 'reason', onEvent: fn() },
  play: async ({ canvas, args }) => {
    const hand = await getStoryInput();
    const field = await canvas.findByLabelText('Your reason');
    await expect(canvas.getByRole('group', { name: 'Why this step?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeDisabled();
    field.focus();
    await hand.press('It can be undone.{Tab}');
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await hand.press('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Compare it with your reason/u)).toHaveFocus());
    await expect(canvas.getByText('It can be undone.')).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getAllByText(/no solution is lost/u).some((shown) => shown.checkVisibility()),
      ).toBe(true),
    );
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'prediction-made',
        name: 'reason',
        text: 'It can be undone.',
      }),
    );
  },
};
