import {
  buildGraph,
  emptyLearner,
  foldEvent,
  type LearnerState,
  type LearningEvent,
  type LessonGraph,
  nextActions,
  sessionXp,
} from '@lemma/learning-engine';
import type { PolicyFor } from './policy.ts';

interface Variant {
  /** What the scheduler is given in place of the true graph. */
  readonly told?: (graph: LessonGraph) => LessonGraph;
  /** What the choice looks at in place of the folded state. */
  readonly seen?: (state: LearnerState) => LearnerState;
  /** Recall that reviews are timed for. */
  readonly retention?: number;
}

/** The learning engine, or a variant of it. */
export function enginePolicy({ told = same, seen = same, retention }: Variant = {}): PolicyFor {
  return (trueGraph, minutesPerDay) => {
    const graph = told(trueGraph);
    const courses = [...new Set([...graph.lessons.values()].map(({ course }) => course))];
    let state: LearnerState = {
      ...emptyLearner(),
      ...(retention === undefined ? {} : { retention }),
    };
    return {
      next: (now) => {
        const found = nextActions(seen(state), graph, {
          now,
          timeZone: 'Europe/London',
          dailyGoal: minutesPerDay,
          courses,
          limit: 10,
        }).find(({ kind }) => kind !== 'diagnostic');
        if (found?.lesson === undefined) return undefined;
        return { kind: found.kind === 'review' ? 'review' : 'lesson', lesson: found.lesson };
      },
      done: ({ kind, lesson, played, at, minutes }) => {
        const session = `${lesson}-${at}`;
        const common = { version: 1, session, kind, lesson } as const;
        const { outcome, accuracy } = played;
        const events: LearningEvent[] = [
          { ...common, type: 'session-started', uid: `${session}-s`, at, lessonVersion: 'v1' },
          ...played.answers.map((answer, i): LearningEvent => ({
            ...common,
            ...answer,
            type: 'question-answered',
            uid: `${session}-${i}`,
            at,
            seconds: 40,
            dontKnow: false,
          })),
          {
            ...common,
            type: 'session-finished',
            uid: `${session}-f`,
            at,
            outcome,
            accuracy,
            minutes,
            xp: sessionXp({ minutes, accuracy, outcome }),
          },
        ];
        state = events.reduce((folded, event) => foldEvent(folded, event, graph), state);
      },
    };
  };
}

const same = <T>(value: T): T => value;

/** The graph without any encompassing: each lesson is scheduled for itself. */
export function withoutCredit(graph: LessonGraph): LessonGraph {
  return buildGraph([...graph.lessons.values()].map((lesson) => ({ ...lesson, encompasses: {} })))
    .graph;
}

/** Three intervals are what the engine asks a lesson by. */
const ownIntervals = 3;

/** The state in which a lesson is asked itself at the latest so many intervals after it was last asked; infinite is never. */
export function askedWithin(intervals: number): (state: LearnerState) => LearnerState {
  return (state) => ({
    ...state,
    shelves: Object.fromEntries(
      Object.entries(state.shelves).map(([key, shelf]) => [
        key,
        Object.fromEntries(
          Object.entries(shelf).map(([uid, { askBy, ...record }]) => {
            const { phase, askedAt } = record;
            if (askBy === undefined || askedAt === undefined || phase !== 'mastered')
              return [uid, askBy === undefined ? record : { ...record, askBy }];
            const latest = askedAt + ((askBy - askedAt) / ownIntervals) * intervals;
            return [uid, Number.isFinite(latest) ? { ...record, askBy: latest } : record];
          }),
        ),
      ]),
    ),
  });
}
