import type { Contract, DiagnosticState, OutputOf } from '@lemma/api-client/contract';
import {
  diagnosticLimits,
  diagnosticResult,
  nextDiagnosticItem,
  settledShare,
  verdictOf,
} from '@lemma/learning-engine';
import {
  type CompiledLesson,
  type LearnerQuestion,
  toLearnerQuestion,
} from '@lemma/lesson-renderer/compile';
import { type Content, lessonTitle } from '../content/content.ts';
import { wireMoment } from '../learner/standing.ts';
import { questionAt } from '../study/question-bank.ts';
import type { DiagnosticRow } from './diagnostic-rows.ts';

type Results = OutputOf<Contract['diagnosticResults']>;

export function courseLink(content: Content, uid: string): DiagnosticState['course'] {
  const course = content.courses.find((one) => one.uid === uid);
  return { course_uid: uid, slug: course?.slug ?? uid, title: course?.title ?? uid };
}

/** The test as it stands. `lesson` is that of the next question, at its version. */
export function wireState(
  content: Content,
  row: DiagnosticRow,
  lesson: CompiledLesson | undefined,
): DiagnosticState {
  const { engine } = row.state;
  const step = row.finishedAt === null ? nextDiagnosticItem(engine) : undefined;
  const question =
    step && lesson
      ? toLearnerQuestion(questionAt(lesson, step.question, step.seed), step.seed)
      : null;
  return {
    session_uid: row.sessionUid,
    course: courseLink(content, row.courseUid),
    status: row.finishedAt === null ? 'in-progress' : 'finished',
    answered: row.answered,
    settled: settledShare(engine),
    at_most: diagnosticLimits(engine.lessons.length).most,
    question: question && withoutHelp(question),
    ...(question && lesson ? { lesson_version: lesson.hash } : {}),
  };
}

/** Nothing is taught while it is measured: no hints, and no test of a program says what to look at. */
function withoutHelp(question: LearnerQuestion): DiagnosticState['question'] {
  const { repl } = question;
  return {
    ...question,
    hints: [],
    ...(repl
      ? { repl: { ...repl, cases: repl.cases.map(unsaid), rules: repl.rules.map(unsaid) } }
      : {}),
  };
}

function unsaid<T extends { readonly message?: string }>({
  message: _message,
  ...test
}: T): Omit<T, 'message'> {
  return test;
}

export function wireSession(content: Content, row: DiagnosticRow): Results['session'] {
  return {
    session_uid: row.sessionUid,
    course: courseLink(content, row.courseUid),
    status: row.finishedAt === null ? 'in-progress' : 'finished',
    answered: row.answered,
    started_at: new Date(row.startedAt).toISOString(),
    finished_at: wireMoment(row.finishedAt),
  };
}

type Found = Pick<
  ReturnType<typeof diagnosticResult>,
  'beliefs' | 'certainty' | 'correct' | 'skipped' | 'minutesSaved' | 'startWith'
>;

/**
 * What is said of a test that still runs: nothing. Numbers that move with each answer would tell whether it was right,
 * and the same question may be asked again.
 */
const nothingFound: Found = {
  beliefs: {},
  certainty: 0.5,
  correct: 0,
  skipped: [],
  minutesSaved: 0,
  startWith: [],
};

/** What a finished test says, lesson by lesson. */
export function wireResults(content: Content, row: DiagnosticRow): Results {
  const { engine } = row.state;
  const result: Found = row.finishedAt === null ? nothingFound : diagnosticResult(engine);
  const link = (uid: string) => ({ lesson_uid: uid, title: lessonTitle(content, uid) });
  const asked = new Set(engine.lessons.map(({ uid }) => uid));
  const course = content.courses.find((one) => one.uid === row.courseUid);
  const units = new Map(course?.units.map((unit) => [unit.uid, unit]));
  return {
    session: wireSession(content, row),
    certainty: result.certainty,
    correct: result.correct,
    lessons: engine.lessons.map(({ uid }) => {
      const belief = result.beliefs[uid] ?? (row.finishedAt === null ? 0.5 : 0);
      const lesson = content.lessons.get(uid) ?? content.planned.get(uid);
      const unit = units.get(lesson?.unit ?? '');
      return {
        ...link(uid),
        unit_uid: lesson?.unit ?? 'gone',
        unit_title: unit?.title ?? '',
        minutes: lesson?.minutes ?? 0,
        prerequisites: (lesson?.prerequisites ?? []).filter((one) => asked.has(one)),
        belief,
        result: verdictOf(belief),
      };
    }),
    skipped_count: result.skipped.length,
    minutes_saved: result.minutesSaved,
    start_with: result.startWith.map(link),
  };
}
