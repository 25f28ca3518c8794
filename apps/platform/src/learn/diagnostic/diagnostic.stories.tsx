import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Auth } from '../../auth/auth-context.ts';
import { learner, visitor } from '../../auth/example-auth.ts';
import { courseId, lessons, units } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { exampleQuestion, sessionUid } from '../study/session/example-session.ts';
import { DiagnosticDashboard } from './diagnostic-dashboard.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { DiagnosticTest } from './diagnostic-test.tsx';
import { TakenCards } from './taken-cards.tsx';
import { visitorDiagnostics } from '../visitor-sessions/visitor-sessions.ts';
import './diagnostic.css';

const believed = lessons.map((lesson, index) => ({
  lesson_uid: lesson.lesson_uid,
  title: lesson.title,
  unit_uid: lesson.unit_uid,
  unit_title: units.find((unit) => unit.uid === lesson.unit_uid)?.title ?? '',
  minutes: lesson.minutes,
  prerequisites: lesson.prerequisites,
  asked: index < 3,
  belief: [0.99, 0.985, 0.74, 0.6, 0.52, 0.3, 0.2, 0.02, 0.01][index] ?? 0.5,
  result:
    (
      [
        'skipped',
        'skipped',
        'unsure',
        'missed',
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
  sureness: 'fairly' as const,
  correct: 4,
  wrong: 1,
  dont_know: 1,
  lessons: believed,
  skipped_count: 2,
  checked_soon: 1,
  missed_before: [],
  likely_known: { least: 1, most: 2 },
  least_sure: [{ lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' }],
  more_questions: 0,
  minutes_saved: 36,
  start_with: [],
};
const answers: FakeHandlers = {
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
};
const server = createFakeFetch(answers);

const finished = {
  ...known,
  session: {
    ...session,
    status: 'finished' as const,
    answered: 14,
    finished_at: '2026-11-21T09:12:00.000Z',
  },
  correct: 11,
  wrong: 2,
  missed_before: [{ lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' }],
  more_questions: 5,
  start_with: [{ lesson_uid: 'la-dot-product', title: 'The dot product' }],
};

const continued = fn(() => ({
  session_uid: sessionUid,
  course: about,
  status: 'in-progress' as const,
  answered: 14,
  settled: 1,
  at_most: 25,
  question: exampleQuestion('q1').question,
}));

const dashboard = (change: FakeHandlers, auth: Auth = learner) => (
  <StoryFrame
    at="/learn/diagnostic"
    auth={auth}
    server={createFakeFetch({ ...answers, ...change })}
  >
    <Routes>
      <Route path="/learn/diagnostic" element={<DiagnosticDashboard taken={TakenCards} />} />
    </Routes>
  </StoryFrame>
);

/** The card of one course on the dashboard. */
async function cardOf(canvasElement: HTMLElement, link: string) {
  const found = await within(canvasElement).findAllByRole('link', { name: link });
  const card = found[0]?.closest('li');
  if (!card) throw new Error(`No card has the link ${link}.`);
  return within(card);
}

/** A diagnostic that this browser keeps for a visitor. */
function keptForVisitor() {
  visitorDiagnostics.keep(courseId, sessionUid);
  return () => visitorDiagnostics.drop(sessionUid);
}

/** No lesson lies outside the drawing, where it would not be seen. */
function expectWhole(canvasElement: HTMLElement) {
  const drawing = canvasElement.querySelector('.disc-graph svg');
  if (!drawing) throw new Error('The page has no graph.');
  const { left, top, right, bottom } = drawing.getBoundingClientRect();
  for (const disc of drawing.querySelectorAll('.disc-moat')) {
    const box = disc.getBoundingClientRect();
    void expect(box.left).toBeGreaterThanOrEqual(left);
    void expect(box.top).toBeGreaterThanOrEqual(top);
    void expect(box.right).toBeLessThanOrEqual(right);
    void expect(box.bottom).toBeLessThanOrEqual(bottom);
  }
}

/** The dashboard: a diagnostic that was left, to be continued. */
export const Dashboard: StoryObj = {
  render: () => dashboard({}),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link', { name: 'Continue' });
    await expect(first).toBeVisible();
  },
};

/** A finished diagnostic says what it found. */
export const DashboardFinished: StoryObj = {
  render: () =>
    dashboard({
      diagnosticStatus: () => ({ status: 'finished', session: finished.session }),
      diagnosticResults: () => finished,
    }),
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'See the result');
    await expect(card.getByText('You can skip 2 lessons. Finished on 21 Nov 2026.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Take it again' })).toBeVisible();
  },
};

/** As does one that a visitor finished. */
export const DashboardVisitorFinished: StoryObj = {
  beforeEach: keptForVisitor,
  render: () => dashboard({ diagnosticResults: () => finished }, visitor),
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'See the result');
    await expect(card.getByText(/^You can skip 2 lessons\./u)).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Continue' })).toBeNull();
  },
};

/** One that the server has deleted is not to be continued: it begins anew. */
export const DashboardVisitorGone: StoryObj = {
  beforeEach: keptForVisitor,
  render: () =>
    dashboard(
      {
        diagnosticResults: () => {
          throw new FakeProblem('not-found', 'There is no such diagnostic.');
        },
      },
      visitor,
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('link', { name: 'Take free diagnostic test' });
    await expect(first).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Continue' })).toBeNull();
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
    // The lesson asked is named, and the marks are explained; nothing says whether an answer was right.
    await expect(await page.findByText(/ · The dot product$/u)).toBeVisible();
    await expect(page.getByText('3 of 9 lessons asked about')).toBeVisible();
    await expect(page.getByText('Asked now')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The dot product: asked now' })).toBeVisible();
    await expect(page.queryByText(/to skip|missed|new to you/iu)).toBeNull();
    expectWhole(canvasElement);
  },
};

/** An answer leads on to the next question, and the focus with it. */
export const NextQuestion: StoryObj = {
  render: () => {
    let answered = 6;
    const state = () => ({
      session_uid: sessionUid,
      course: about,
      status: 'in-progress' as const,
      answered,
      settled: 0.44,
      at_most: 25,
      question: exampleQuestion(`q${answered}`, answered).question,
    });
    return (
      <StoryFrame
        server={createFakeFetch({
          ...answers,
          diagnosticInteractive: state,
          answerDiagnostic: () => {
            answered += 1;
            return { unreadable: null, state: state() };
          },
        })}
      >
        <DiagnosticTest known={known} />
      </StoryFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = (number: number) =>
      page.findByRole('heading', { name: `Question ${number} of at most 25` });
    await waitFor(async () => expect(await heading(7)).toHaveFocus());
    await userEvent.keyboard('1');
    await expect(page.getByRole('radio', { name: /11/u })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await heading(8)).toHaveFocus());
  },
};

export const Result: StoryObj = {
  render: () => (
    <StoryFrame>
      <DiagnosticResult result={finished} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'You can start at The dot product' }),
    ).toBeVisible();
    await expect(page.getByText(/They do not count as mastered/u)).toBeVisible();
    await expect(page.getByText(/you likely know/iu)).toHaveTextContent('1 to 2');
    await expect(page.getByText(/Checked first: Adding and scaling vectors/u)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('%');
    expectWhole(canvasElement);
  },
};

/** Being surer is one button away: it opens the test for a few more questions. */
export const BeSurer: StoryObj = {
  render: () => (
    <StoryFrame server={createFakeFetch({ ...answers, continueDiagnostic: continued })}>
      <DiagnosticResult result={finished} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    continued.mockClear();
    await userEvent.click(page.getByRole('button', { name: 'Answer a few more to be surer' }));
    await waitFor(() => expect(continued).toHaveBeenCalledOnce());
  },
};

/** With nothing left to study there is still a next thing to do. */
export const NothingLeft: StoryObj = {
  render: () => (
    <StoryFrame>
      <DiagnosticResult result={{ ...finished, start_with: [], more_questions: 0 }} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Go to my plan' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Choose another path/u })).toBeVisible();
    await expect(page.queryByRole('button', { name: /be surer/u })).toBeNull();
  },
};
