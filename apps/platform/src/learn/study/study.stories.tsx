import { LessonSurface } from '@lemma/lesson-renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FeedbackScope } from '../../feedback/feedback-context.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import {
  exampleEnd,
  exampleInRounds,
  exampleQuestion,
  exampleSession,
} from './session/example-session.ts';
import { StudyScreen } from './study-screen.tsx';
import { StudySkeleton } from './study-skeleton.tsx';
import { AnswerWaits } from './question/waiting-note.tsx';

const meta: Meta = {
  title: 'Learn/Study',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

const openFeedback = fn();

export const Reading: StoryObj = {
  render: () => <StudyScreen session={exampleSession()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Step 1 of 11')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('heading', { name: 'What the sign says' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(page.getByRole('heading', { name: 'Multiply in pairs' })).toBeVisible();
  },
};
export const Question: StoryObj = {
  render: () => <StudyScreen session={exampleSession({ position: 3 })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.keyboard('2');
    await expect(page.getByRole('radio', { name: /10/ })).toBeChecked();
  },
};
/** A lesson of two ideas: the second is read once the first is passed. The bar has a group of steps for each. */
export const SecondRound: StoryObj = {
  render: () => (
    <StudyScreen session={exampleInRounds({ next: exampleQuestion('q2', 1, 'read') })} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'What the sign says' })).toBeVisible();
    await expect(page.getAllByText('Round 2 of 2')[0]).toBeVisible();
  },
};
export const Keys: StoryObj = {
  render: () => <StudyScreen session={exampleSession()} />,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('?');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Keys',
    });
    await waitFor(async () => expect(dialog).toBeVisible());
  },
};
/** Every lesson has the console, those without Python too; keys that are typed in it do not reach the lesson. */
export const Console: StoryObj = {
  render: () => <StudyScreen session={exampleSession()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // A phone's bar has room for one button, which unfolds the others.
    const more = page.queryByRole('button', { name: 'More tools' });
    if (more) await userEvent.click(more);
    await userEvent.click(await page.findByRole('button', { name: 'Console' }));
    const drawer = within(page.getByRole('complementary', { name: 'Python console' }));
    await userEvent.type(drawer.getByRole('textbox'), '6 * 7?{Backspace}{Enter}');
    await waitFor(async () => expect(drawer.getByText('42')).toBeVisible(), { timeout: 60_000 });
    await expect(page.getByText('Step 1 of 11')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('complementary', { name: 'Python console' })).toBeNull();
  },
};
/** Behind one button on a phone: what the bar has no room for, and a report of the very question on the screen. */
export const MoreTools: StoryObj = {
  render: () => (
    <FeedbackScope value={{ openFeedback }}>
      <StudyScreen session={exampleSession({ position: 3 })} />
    </FeedbackScope>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const more = page.queryByRole('button', { name: 'More tools' });
    // From 768 px up the bar itself has them, and the question its own report.
    if (!more) return;
    openFeedback.mockClear();
    await userEvent.click(more);
    await expect(page.getByRole('link', { name: /^Reference/u })).toBeVisible();
    const [own] = page.getAllByRole('button', { name: 'Report this question' });
    await userEvent.click(own ?? canvasElement);
    await expect(openFeedback).toHaveBeenCalledWith('la-dot-product/q1', {
      question_uid: 'la-dot-product/q1',
      seed: 1,
      lesson_version: 'sha256-example',
    });
  },
};
/** An answer that this device cannot keep: what to do, and nothing of the call that failed. */
export const AnswerNotKept: StoryObj = {
  render: () => <StudyScreen session={exampleSession({ position: 3 })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /11/u }));
    await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
    await expect(await page.findByText(/^This answer could not be kept/u)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('/edge/');
  },
};
export const Mastered: StoryObj = {
  render: () => <StudyScreen session={exampleSession({ next: exampleEnd })} />,
};
export const NotYetMastered: StoryObj = {
  render: () => (
    <StudyScreen
      session={exampleSession({
        next: {
          ...exampleEnd,
          outcome: 'failed',
          opened_lessons: [],
          next_review_at: null,
          weak_skills: [{ skill_id: 'read', title: 'Read its sign' }],
        },
      })}
    />
  ),
};
/** The next study begins at the round that was not passed. */
export const LaterRoundNotPassed: StoryObj = {
  render: () => (
    <StudyScreen
      session={exampleInRounds({
        next: {
          ...exampleEnd,
          outcome: 'failed',
          opened_lessons: [],
          next_review_at: null,
          next_round: 2,
          weak_skills: [{ skill_id: 'read', title: 'Read its sign' }],
        },
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/comes back soon at round 2/u)).toBeVisible();
  },
};
export const ReviewPassed: StoryObj = {
  render: () => (
    <StudyScreen
      session={exampleSession({ kind: 'review', next: { ...exampleEnd, opened_lessons: [] } })}
    />
  ),
};
/** Without network, under the question whose answer is being sent; nothing was kept ahead. */
export const AnswerWaiting: StoryObj = {
  render: () => (
    <div className="study" style={{ padding: 24 }}>
      <LessonSurface theme="light">
        <AnswerWaits right={false} onGoOn={undefined} />
      </LessonSurface>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('link', { name: 'Other lessons of today' });
    await expect(way).toHaveAttribute('href', '/learn/my-learning');
    // A button that leads somewhere: it has not the line of a link in a lesson's text.
    await expect(way).toHaveStyle({ textDecorationLine: 'none' });
  },
};
export const Loading: StoryObj = { render: () => <StudySkeleton /> };
