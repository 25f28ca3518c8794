import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessons } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import type { LessonSummary } from '../wire.ts';
import { HistoryView } from './history-view.tsx';

const find = (uid: string) => lessons.find((lesson) => lesson.lesson_uid === uid) as LessonSummary;
const now = Date.parse('2026-11-21T20:00:00Z');
const meta: Meta = {
  title: 'Learn/Lesson history',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

export const Mastered: StoryObj = {
  render: () => (
    <HistoryView
      now={now}
      history={{
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
      }}
    />
  ),
};
export const Empty: StoryObj = {
  render: () => (
    <HistoryView now={now} history={{ summary: find('la-span'), memory: [], sessions: [] }} />
  ),
};
