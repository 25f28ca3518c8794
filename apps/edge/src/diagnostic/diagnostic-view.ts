import type { Contract, DiagnosticState, OutputOf } from '@lemma/api-client/contract';
import {
  diagnosticLimits,
  diagnosticResult,
  type DiagnosticStep,
  firstChecks,
  nextDiagnosticItem,
  settledShare,
  soonestChecks,
} from '@lemma/learning-engine';
import { type CompiledLesson, toLearnerQuestion } from '@lemma/lesson-renderer/compile';
import { type Content, lessonTitle } from '../content/content.ts';
import { wireMoment } from '../learner/standing.ts';
import { questionAt } from '../study/question-bank.ts';
import { withoutHelp } from '../study/without-help.ts';
import type { DiagnosticRow } from './diagnostic-rows.ts';
import { moreQuestions } from './more-questions.ts';

type Results = OutputOf<Contract['diagnosticResults']>;

export function courseLink(content: Content, uid: string): DiagnosticState['course'] {
  const course = content.courses.find((one) => one.uid === uid);
  return { course_uid: uid, slug: course?.slug ?? uid, title: course?.title ?? uid };
}

/** The question that the test asks now; undefined once it is finished. */
export function stepOf({ finishedAt, state }: DiagnosticRow): DiagnosticStep | undefined {
  return finishedAt === null ? nextDiagnosticItem(state.engine, state) : undefined;
}

/** The test as it stands. `lesson` is that of the next question, at its version. */
export function wireState(
  content: Content,
  row: DiagnosticRow,
  lesson: CompiledLesson | undefined,
): DiagnosticState {
  const { engine } = row.state;
  const step = stepOf(row);
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
  | 'answered'
  | 'beliefs'
  | 'confirmed'
  | 'correct'
  | 'likelyKnown'
  | 'minutesSaved'
  | 'missed'
  | 'missedBefore'
  | 'skipped'
  | 'startWith'
>;

/**
 * What is said of a test that still runs, besides which lessons it has asked about: nothing. Numbers that move with each
 * answer would tell whether it was right, and the same question may be asked again.
 */
const nothingFound: Found = {
  answered: 0,
  beliefs: {},
  confirmed: [],
  correct: 0,
  likelyKnown: { least: 0, most: 0 },
  minutesSaved: 0,
  missed: [],
  missedBefore: [],
  skipped: [],
  startWith: [],
};

/** What a finished test says, lesson by lesson. */
export function wireResults(content: Content, row: DiagnosticRow): Results {
  const { engine } = row.state;
  const result: Found = row.finishedAt === null ? nothingFound : diagnosticResult(engine);
  const link = (uid: string) => ({ lesson_uid: uid, title: lessonTitle(content, uid) });
  const covered = new Set(engine.lessons.map(({ uid }) => uid));
  const lessonOf = new Map(engine.items.map((item) => [item.question, item.lesson]));
  const asked = new Set(engine.answers.map((answer) => lessonOf.get(answer.question)));
  const course = content.courses.find((one) => one.uid === row.courseUid);
  const dontKnow =
    row.finishedAt === null ? 0 : engine.answers.filter((answer) => answer.dontKnow).length;
  const units = new Map(course?.units.map((unit) => [unit.uid, unit]));
  return {
    session: wireSession(content, row),
    sureness: surenessOf(result),
    correct: result.correct,
    wrong: result.answered - result.correct - dontKnow,
    dont_know: dontKnow,
    lessons: engine.lessons.map(({ uid }) => {
      const belief = result.beliefs[uid] ?? (row.finishedAt === null ? 0.5 : 0);
      const lesson = content.lessons.get(uid) ?? content.planned.get(uid);
      const unit = units.get(lesson?.unit ?? '');
      return {
        ...link(uid),
        unit_uid: lesson?.unit ?? 'gone',
        unit_title: unit?.title ?? '',
        minutes: lesson?.minutes ?? 0,
        prerequisites: (lesson?.prerequisites ?? []).filter((one) => covered.has(one)),
        belief,
        asked: asked.has(uid),
        result: verdictOf(result, uid, belief),
      };
    }),
    skipped_count: result.skipped.length,
    checked_soon: [
      ...firstChecks(content.graph, {
        ...result,
        missed: result.missedBefore,
      }).values(),
    ].filter((days) => days <= soonestChecks).length,
    missed_before: result.missedBefore.map(link),
    likely_known: result.likelyKnown,
    least_sure: result.skipped
      .filter((uid) => (result.beliefs[uid] ?? 1) < worthNaming)
      .toSorted((a, b) => (result.beliefs[a] ?? 0) - (result.beliefs[b] ?? 0))
      .slice(0, 2)
      .map(link),
    more_questions: row.finishedAt === null ? 0 : moreQuestions(engine),
    minutes_saved: result.minutesSaved,
    start_with: result.startWith.map(link),
  };
}

/** A skipped lesson believed less than this is named as one of the least sure. */
const worthNaming = 0.995;

/** Sure by how many of the skipped lessons may turn out not to be known; a few answers are never very sure. */
function surenessOf({ answered, skipped, likelyKnown }: Found): Results['sureness'] {
  const open = skipped.length === 0 ? 0 : 1 - likelyKnown.least / skipped.length;
  if (open <= 0.05 && answered >= 20) return 'very';
  return open <= 0.15 ? 'fairly' : 'not-very';
}

function verdictOf(
  { skipped, missed }: Found,
  uid: string,
  belief: number,
): Results['lessons'][number]['result'] {
  if (skipped.includes(uid)) return 'skipped';
  if (missed.includes(uid)) return 'missed';
  return belief <= unknownUpTo ? 'unknown' : 'unsure';
}

/** Belief up to which a lesson counts as new to the learner. */
const unknownUpTo = 0.02;
