import type { Meta, StoryObj } from '@storybook/react-vite';
import { courseId, lessons, units } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { BeliefGraph } from './belief-graph.tsx';
import { BeliefRows } from './belief-rows.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';
import './diagnostic.css';

const believed = lessons.map((lesson, index) => ({
  lesson_uid: lesson.lesson_uid,
  title: lesson.title,
  unit_uid: lesson.unit_uid,
  unit_title: units.find((unit) => unit.uid === lesson.unit_uid)?.title ?? '',
  minutes: lesson.minutes,
  prerequisites: lesson.prerequisites,
  belief: [0.97, 0.95, 0.74, 0.6, 0.52, 0.3, 0.2, 0.04, 0.03][index] ?? 0.5,
  result:
    (
      [
        'known',
        'known',
        'unsure',
        'unsure',
        'unsure',
        'unsure',
        'unsure',
        'unknown',
        'unknown',
      ] as const
    )[index] ?? 'unsure',
}));
const meta: Meta = {
  title: 'Learn/Diagnostic',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

export const Growing: StoryObj = {
  render: () => (
    <section className="learn-page">
      <h1 className="page-heading">What we know so far</h1>
      <BeliefGraph lessons={believed} />
      <BeliefRows lessons={believed} />
    </section>
  ),
};
export const Result: StoryObj = {
  render: () => (
    <DiagnosticResult
      result={{
        session: {
          session_uid: '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10',
          course: {
            course_uid: courseId,
            slug: courseId,
            title: 'Essential linear algebra for ML',
          },
          status: 'finished',
          answered: 14,
          started_at: '2026-11-21T09:00:00.000Z',
          finished_at: '2026-11-21T09:12:00.000Z',
        },
        certainty: 0.91,
        correct: 9,
        lessons: believed,
        skipped_count: 2,
        minutes_saved: 36,
        start_with: [{ lesson_uid: 'la-dot-product', title: 'The dot product' }],
      }}
    />
  ),
};
