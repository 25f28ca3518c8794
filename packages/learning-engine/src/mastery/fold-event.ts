import type {
  DiagnosticFinished,
  LearningEvent,
  QuestionAnswered,
  SessionFinished,
} from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { dayInMs, intervalDays, type Memory } from '../memory/memory.ts';
import { carryOver } from './carry-over.ts';
import { changed } from './changed.ts';
import { failReview, failStudy, feltTooHard, fresh, pass, unmaster } from './change.ts';
import { reviewMinutes } from '../xp/session-xp.ts';
import { firstChecks } from './first-checks.ts';
import { opensNext } from './lesson-status.ts';
import { quizFinished } from './quiz-finished.ts';
import { isSound } from './sound-event.ts';
import { emptyLearner, lessonRecord, own, type LearnerState } from './learner-state.ts';
import { amount, withActivity, type Work } from './activity.ts';

/**
 * The state after one more event. Pure and total; events are given once each, in the order they were accepted.
 * An event of a type that this version does not know changes nothing, nor does one with a number that is not finite or a
 * time outside the years 1970 to 9999.
 */
export function foldEvent(
  state: LearnerState,
  event: LearningEvent,
  graph: LessonGraph,
): LearnerState {
  return isSound(event) ? folded(carryOver(state, graph), event, graph) : state;
}

function folded(state: LearnerState, event: LearningEvent, graph: LessonGraph): LearnerState {
  switch (event.type) {
    case 'course-started': {
      const { archivedAt: _, ...course } = own(state.courses, event.course) ?? {};
      return withCourse(state, event.course, {
        ...course,
        startedAt: course.startedAt ?? event.at,
      });
    }
    case 'course-archived':
      return withCourse(state, event.course, {
        ...own(state.courses, event.course),
        archivedAt: event.at,
      });
    case 'session-started':
      return sessionStarted(state, event, graph);
    case 'question-answered':
      return questionAnswered(state, event, graph);
    case 'session-finished':
      return sessionFinished(state, event, graph);
    case 'lesson-marked-not-mastered':
      return changed(state, graph, (changes) => unmaster(changes, event.lesson, event.at));
    case 'diagnostic-finished':
      return diagnosticFinished(state, event, graph);
    case 'quiz-finished':
      return quizFinished(state, event, graph);
    case 'difficulty-rated':
      return event.rating === 'too-hard'
        ? changed(state, graph, (changes) => feltTooHard(changes, event.lesson))
        : state;
    case 'retention-chosen':
      return { ...state, retention: event.retention };
    default:
      return state;
  }
}

/** The state that these events add up to. */
export function replay(events: Iterable<LearningEvent>, graph: LessonGraph): LearnerState {
  let state = emptyLearner();
  for (const event of events) state = foldEvent(state, event, graph);
  return state;
}

function withCourse(
  state: LearnerState,
  uid: string,
  course: LearnerState['courses'][string],
): LearnerState {
  return { ...state, courses: { ...state.courses, [uid]: course } };
}

function sessionStarted(
  state: LearnerState,
  event: Extract<LearningEvent, { type: 'session-started' }>,
  graph: LessonGraph,
): LearnerState {
  const { session, kind, lesson, at } = event;
  const open = {
    ...state,
    sessions: { ...state.sessions, [session]: { kind, lesson, startedAt: at, lastAt: at } },
  };
  const record = lessonRecord(state, lesson);
  if (kind === 'review' || opensNext(record)) return open;
  return changed(open, graph, (changes) =>
    changes.set(lesson, {
      ...fresh(record, at),
      phase: 'learning',
      ...(record?.memory ? { memory: record.memory } : {}),
      ...(record?.failures ? { failures: record.failures } : {}),
    }),
  );
}

function questionAnswered(
  state: LearnerState,
  event: QuestionAnswered,
  graph: LessonGraph,
): LearnerState {
  const session = own(state.sessions, event.session);
  const touched = session
    ? {
        ...state,
        sessions: {
          ...state.sessions,
          [event.session]: { ...session, lastAt: Math.max(session.lastAt, event.at) },
        },
      }
    : state;
  return changed(touched, graph, (changes) => {
    const { carried: _, ...record } = changes.get(event.lesson) ?? {
      ...fresh(undefined, event.at),
      phase: 'learning',
    };
    changes.set(event.lesson, {
      ...record,
      asked: record.asked + 1,
      right: record.right + (event.correct ? 1 : 0),
    });
  });
}

function sessionFinished(
  state: LearnerState,
  event: SessionFinished,
  graph: LessonGraph,
): LearnerState {
  const { [event.session]: _, ...sessions } = state.sessions;
  const work = workOf(event, opensNext(lessonRecord(state, event.lesson)), graph);
  const closed = withActivity({ ...state, sessions }, work, event.at, event.day);
  return changed(closed, graph, (changes) => {
    const record = changes.get(event.lesson);
    const passed = opensNext(record);
    if (event.kind === 'lesson' && event.xp > 0)
      changes.set(event.lesson, {
        ...(record ?? { ...fresh(undefined, event.at), phase: 'learning' }),
        studyXp: Math.round(((record?.studyXp ?? 0) + amount(event.xp)) * 10) / 10,
      });
    if (event.outcome === 'passed') {
      if (passed || event.kind === 'lesson')
        pass(changes, graph, event.lesson, event.accuracy, event.at);
    } else if (passed) failReview(changes, graph, event.lesson, event.at);
    else if (event.kind === 'lesson') failStudy(changes, graph, event.lesson, event.at);
  });
}

/**
 * A session's work by kind, by the estimates that the plan goes by. A lesson that was passed before is reviewed, also by
 * studying it again. A study that failed counts with the minutes it took, at most its estimate.
 */
function workOf(
  { kind, lesson, outcome, xp, minutes }: SessionFinished,
  passedBefore: boolean,
  graph: LessonGraph,
): Work {
  const estimate = estimateOf(lesson, graph) ?? minutes;
  if (kind === 'review' || passedBefore)
    return { xp, minutes, studied: 0, reviewed: reviewMinutes({ minutes: estimate }) };
  const studied = outcome === 'passed' ? estimate : Math.min(estimate, minutes);
  return { xp, minutes, studied, reviewed: 0 };
}

/** Minutes of a lesson, or of those that replace it. */
function estimateOf(lesson: string, graph: LessonGraph): number | undefined {
  const node = graph.lessons.get(lesson);
  if (node) return node.minutes;
  const successors = graph
    .replacedBy(lesson)
    .flatMap((uid) => graph.lessons.get(uid)?.minutes ?? []);
  return successors.length > 0 ? successors.reduce((sum, one) => sum + one, 0) : undefined;
}

/** Belief from which a claim gets its longest first stability. */
const surest = 0.995;

/** What is skipped was not seen to be recalled: its memory starts with 2 days where belief only just passed, up to 10. */
function skippedMemory(belief: number, at: number): Memory {
  const sureness = Math.min(1, Math.max(0, (belief - 0.8) / (surest - 0.8)));
  return {
    stability: Math.round(((2 + 8 * sureness) / intervalDays(1)) * 10_000) / 10_000,
    difficulty: 5,
    at,
  };
}

/** What a later diagnostic of the same course no longer skips, and nobody checked meanwhile, is to be studied. */
function diagnosticFinished(
  state: LearnerState,
  event: DiagnosticFinished,
  graph: LessonGraph,
): LearnerState {
  const diagnosed = withCourse(state, event.course, {
    ...own(state.courses, event.course),
    diagnosedAt: event.at,
  });
  const skipped = event.skipped.filter(
    (uid) =>
      graph.lessons.get(uid)?.planned !== true &&
      !['mastered', 'relearn'].includes(lessonRecord(state, uid)?.phase ?? ''),
  );
  const isSkipped = new Set(skipped);
  return changed(diagnosed, graph, (changes) => {
    for (const [uid, lesson] of graph.lessons)
      if (
        lesson.course === event.course &&
        changes.get(uid)?.phase === 'skipped' &&
        !isSkipped.has(uid)
      )
        unmaster(changes, uid, event.at);
    for (const [uid, days] of firstChecks(graph, { ...event, skipped }))
      changes.set(uid, {
        ...fresh(changes.get(uid), event.at),
        phase: 'skipped',
        memory: skippedMemory(own(event.beliefs, uid) ?? 0.8, event.at),
        askBy: event.at + days * dayInMs,
      });
  });
}
