import {
  foldEvent,
  emptyLearner,
  type LearnerState,
  type LearningEvent,
  type LessonGraph,
} from '@lemma/learning-engine';

/** 5 January 2026, 18:00 UTC: when the learner of the benches looks at the next actions. */
export const now = Date.UTC(2026, 0, 5, 18);
const dayInMs = 86_400_000;

/**
 * Someone who is in the middle of the course: the first `count` lessons are studied, ten lessons a day up
 * to today, so that hundreds are due at once. It is the worst day, not the usual one.
 */
export function studiedState(graph: LessonGraph, count: number): LearnerState {
  const studied = graph.order.slice(0, count);
  const course = graph.lessons.get(studied[0] ?? '')?.course ?? '';
  let state = foldEvent(
    emptyLearner(),
    { version: 1, type: 'course-started', uid: 'c', at: 0, course },
    graph,
  );
  for (const [i, lesson] of studied.entries()) {
    const at = now - Math.floor((studied.length - i) / 10) * dayInMs;
    for (const event of sessionEvents(lesson, at)) state = foldEvent(state, event, graph);
  }
  return state;
}

/** A passed study of a lesson. */
export function sessionEvents(
  lesson: string,
  at: number,
): readonly [LearningEvent, LearningEvent, LearningEvent] {
  const common = { version: 1, session: `s-${lesson}`, kind: 'lesson', lesson } as const;
  return [
    { ...common, type: 'session-started', uid: `${lesson}-1`, at, lessonVersion: 'v1' },
    {
      ...common,
      type: 'question-answered',
      uid: `${lesson}-2`,
      at,
      question: `${lesson}/q`,
      skill: 'skill-0',
      correct: true,
      credit: 1,
      seconds: 30,
      dontKnow: false,
    },
    {
      ...common,
      type: 'session-finished',
      uid: `${lesson}-3`,
      at,
      outcome: 'passed',
      accuracy: 1,
      minutes: 20,
      xp: 20,
    },
  ];
}
