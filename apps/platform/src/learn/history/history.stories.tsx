import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessons } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { exampleSession } from '../study/session/example-session.ts';
import type { Answered, LessonSummary, Session } from '../wire.ts';
import { HistoryView } from './history-view.tsx';

const find = (uid: string) => lessons.find((lesson) => lesson.lesson_uid === uid) as LessonSummary;
const now = Date.parse('2026-11-21T20:00:00Z');
const meta: Meta = {
  title: 'Learn/Lesson history',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const pastAnswers: Session['answers'] = [
  {
    attempt_uid: '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f11',
    question: {
      uid: 'la-dot-product/q1',
      kind: 'numeric',
      skill: 'compute',
      seed: 40_417,
      prompt: [{ type: 'html', html: '<p>What is (2, −1) · (3, 4)?</p>' }],
      options: [],
      several: false,
      hints: [],
    },
    answer: { kind: 'numeric', text: '10' },
    feedback: {
      correct: false,
      credit: 0,
      comment: 'The second product is negative.',
      explanation: '<p>6 − 4 = 2.</p>',
      correctValue: '2',
    },
    answered_at: '2026-11-12T20:02:00.000Z',
  },
];

const history: Answered<'lessonHistory'> = {
  summary: find('la-dot-product'),
  memory: [
    {
      at: '2026-11-12T20:10:00.000Z',
      practised_at: '2026-11-12T20:10:00.000Z',
      stability_days: 2.3,
    },
    {
      at: '2026-11-15T19:30:00.000Z',
      practised_at: '2026-11-15T19:30:00.000Z',
      stability_days: 9.1,
    },
  ],
  sessions: [
    {
      session_uid: '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10',
      kind: 'lesson',
      lesson_version: 'sha256-example',
      started_at: '2026-11-12T19:50:00.000Z',
      finished_at: '2026-11-12T20:10:00.000Z',
      outcome: 'passed',
      accuracy: 0.83,
      minutes: 20,
      xp: 17,
      answers: [
        {
          question_uid: 'la-dot-product/q1',
          skill_title: 'Compute a dot product',
          correct: true,
          credit: 1,
          seconds: 41,
          answered_at: '2026-11-12T20:02:00.000Z',
        },
      ],
    },
  ],
  quizzes: [
    {
      quiz_uid: '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f50',
      answered_at: '2026-11-22T12:00:00.000Z',
      correct: true,
    },
  ],
};

export const Mastered: StoryObj = {
  render: () => (
    <StoryFrame>
      <HistoryView now={now} history={history} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const quiz = within(canvasElement).getByRole('link', { name: 'Quiz of 22 Nov 2026' });
    await expect(quiz).toHaveAttribute(
      'href',
      '/learn/my-learning/quiz/5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f50/result',
    );
    await expect(quiz.parentElement).toHaveTextContent('Right');
  },
};

/** A session unfolds to its questions as they were asked, with their seeds and both answers. */
export const Unfolded: StoryObj = {
  render: () => (
    <StoryFrame server={async () => Response.json(exampleSession({ answers: pastAnswers }))}>
      <HistoryView now={now} history={history} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Mastered', { selector: 'strong' }));
    await expect(await page.findByText(/seed 40417/u)).toBeVisible();
    await expect(page.getByText('Your answer')).toBeVisible();
    await expect(page.getByText('Right answer')).toBeVisible();
  },
};
export const Empty: StoryObj = {
  render: () => (
    <StoryFrame>
      <HistoryView
        now={now}
        history={{ summary: find('la-span'), memory: [], sessions: [], quizzes: [] }}
      />
    </StoryFrame>
  ),
};
