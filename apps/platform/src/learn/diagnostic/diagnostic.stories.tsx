import { createFakeFetch } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, within } from 'storybook/test';
import { courseId, lessons, units } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { exampleQuestion, sessionUid } from '../study/example-session.ts';
import { BeliefGraph } from './belief-graph.tsx';
import { BeliefRows } from './belief-rows.tsx';
import DashboardRoute from './dashboard-route.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { DiagnosticTest } from './diagnostic-test.tsx';
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
};
export default meta;

const about = { course_uid: courseId, slug: courseId, title: 'Essential linear algebra for ML' };
const session = {
  session_uid: sessionUid,
  course: about,
  status: 'in-progress' as const,
  answered: 6,
  started_at: '2026-11-21T09:00:00.000Z',
  finished_at: null,
};
const known = {
  session,
  certainty: 0.62,
  correct: 4,
  lessons: believed,
  skipped_count: 2,
  minutes_saved: 36,
  start_with: [],
};
const server = createFakeFetch({
  diagnosticCourse: () => ({
    course: about,
    lesson_count: 9,
    at_least: 8,
    at_most: 25,
    minutes: 12,
  }),
  diagnosticInteractive: () => ({
    session_uid: sessionUid,
    course: about,
    status: 'in-progress',
    answered: 6,
    settled: 0.44,
    at_most: 25,
    question: exampleQuestion('q1').question,
  }),
  diagnosticStatus: () => ({ status: 'in-progress', session }),
});

/** The dashboard: a diagnostic that was left, to be continued. */
export const Dashboard: StoryObj = {
  render: () => (
    <StoryFrame at="/learn/diagnostic" server={server}>
      <Routes>
        <Route path="/learn/diagnostic" Component={DashboardRoute} />
      </Routes>
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link', { name: 'Continue' });
    await expect(first).toBeVisible();
  },
};

/** The running test: one question, how far it is, and what is known so far. */
export const Running: StoryObj = {
  render: () => (
    <StoryFrame server={server}>
      <DiagnosticTest known={known} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'Question 7 of at most 25' }),
    ).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Lessons settled' })).toBeVisible();
  },
};

export const Growing: StoryObj = {
  render: () => (
    <StoryFrame>
      <section className="learn-page">
        <h1 className="page-heading">What we know so far</h1>
        <BeliefGraph lessons={believed} />
        <BeliefRows lessons={believed} />
      </section>
    </StoryFrame>
  ),
};
export const Result: StoryObj = {
  render: () => (
    <StoryFrame>
      <DiagnosticResult
        result={{
          ...known,
          session: {
            ...session,
            status: 'finished',
            answered: 14,
            finished_at: '2026-11-21T09:12:00.000Z',
          },
          certainty: 0.91,
          correct: 9,
          start_with: [{ lesson_uid: 'la-dot-product', title: 'The dot product' }],
        }}
      />
    </StoryFrame>
  ),
};
