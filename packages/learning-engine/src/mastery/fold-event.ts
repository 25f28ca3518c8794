import type {
  DiagnosticFinished,
  LearningEvent,
  QuestionAnswered,
  SessionFinished,
} from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { intervalDays, type Memory } from '../reviews/memory.ts';
import { Changes, failReview, failStudy, fresh, pass, unmaster } from './change.ts';
import { emptyLearner, lessonRecord, withRecords, type LearnerState } from './learner-state.ts';
import { withActivity } from './activity.ts';

/**
 * The state after one more event. Pure and total; events are given once each, in the order they were accepted.
 * An event of a type that this version does not know changes nothing.
 */
export function foldEvent(
  state: LearnerState,
  event: LearningEvent,
  graph: LessonGraph,
): LearnerState {
  switch (event.type) {
    case 'course-started': {
      const { archivedAt: _, ...course } = state.courses[event.course] ?? {};
      return withCourse(state, event.course, {
        ...course,
        startedAt: course.startedAt ?? event.at,
      });
    }
    case 'course-archived':
      return withCourse(state, event.course, {
        ...state.courses[event.course],
        archivedAt: event.at,
      });
    case 'session-started':
      return sessionStarted(state, event);
    case 'question-answered':
      return questionAnswered(state, event);
    case 'session-finished':
      return sessionFinished(state, event, graph);
    case 'lesson-marked-not-mastered':
      return changed(state, (changes) => unmaster(changes, event.lesson, event.at));
    case 'diagnostic-finished':
      return diagnosticFinished(state, event, graph);
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

function changed(state: LearnerState, change: (changes: Changes) => void): LearnerState {
  const changes = new Changes(state);
  change(changes);
  return changes.records.size > 0 ? withRecords(state, changes.records) : state;
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
): LearnerState {
  const { session, kind, lesson, at } = event;
  const open = {
    ...state,
    sessions: { ...state.sessions, [session]: { kind, lesson, startedAt: at, lastAt: at } },
  };
  const record = lessonRecord(state, lesson);
  if (kind === 'review' || record?.phase === 'mastered') return open;
  return changed(open, (changes) =>
    changes.set(lesson, {
      ...fresh(record, at),
      phase: 'learning',
      ...(record?.memory ? { memory: record.memory } : {}),
      ...(record?.failures ? { failures: record.failures } : {}),
    }),
  );
}

function questionAnswered(state: LearnerState, event: QuestionAnswered): LearnerState {
  const session = state.sessions[event.session];
  const touched = session
    ? {
        ...state,
        sessions: {
          ...state.sessions,
          [event.session]: { ...session, lastAt: Math.max(session.lastAt, event.at) },
        },
      }
    : state;
  return changed(touched, (changes) => {
    const record = changes.get(event.lesson) ?? {
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
  const closed = withActivity({ ...state, sessions }, event.at, event.xp, event.minutes);
  return changed(closed, (changes) => {
    const mastered = changes.get(event.lesson)?.phase === 'mastered';
    if (event.outcome === 'passed') {
      if (mastered || event.kind === 'lesson')
        pass(changes, graph, event.lesson, event.accuracy, event.at);
    } else if (mastered) failReview(changes, graph, event.lesson, event.at);
    else if (event.kind === 'lesson') failStudy(changes, graph, event.lesson, event.at);
  });
}

/** Belief from which a claim gets its longest first interval. */
const surest = 0.995;

/** Claims are checked soon: 2 days where belief only just passed, up to 10 where it is nearly sure. */
function claimedMemory(belief: number, at: number): Memory {
  const sureness = Math.min(1, Math.max(0, (belief - 0.8) / (surest - 0.8)));
  return {
    stability: Math.round(((2 + 8 * sureness) / intervalDays(1)) * 10_000) / 10_000,
    difficulty: 5,
    at,
  };
}

function diagnosticFinished(
  state: LearnerState,
  event: DiagnosticFinished,
  graph: LessonGraph,
): LearnerState {
  const diagnosed = withCourse(state, event.course, {
    ...state.courses[event.course],
    diagnosedAt: event.at,
  });
  return changed(diagnosed, (changes) => {
    for (const lesson of event.skipped) {
      const record = changes.get(lesson);
      if (record?.phase === 'mastered' || graph.lessons.get(lesson)?.planned) continue;
      const memory = claimedMemory(event.beliefs[lesson] ?? 0.8, event.at);
      changes.set(lesson, { ...fresh(record, event.at), phase: 'mastered', memory, claimed: true });
    }
  });
}
