import {
  foldEvent,
  emptyLearner,
  isPassed,
  nextActions,
  reviewMinutes,
  sessionXp,
  timeToGoal,
  type LearnerState,
  type LearningEvent,
  type LessonGraph,
  type NextAction,
  type SessionPlan,
} from '@lemma/learning-engine';
import { Learner, type Played } from './learner.ts';
import { asIfTimedFor } from './as-if-timed-for.ts';
import { mean } from './chance.ts';

export interface StudyFigures {
  /** Explicit reviews per mastered lesson over the run. */
  readonly reviewsPerLesson: number;
  /** Mean true recall of a lesson at the moment that its review begins. */
  readonly retentionAtReview: number;
  /** Mean true recall over all mastered lessons, sampled every ten days. */
  readonly retentionOverall: number;
  /** Passed share of first studies. */
  readonly passRate: number;
  readonly lessonsMastered: number;
  /** Days until every lesson is mastered, by learner; infinite where the run ended before. */
  readonly days: readonly number[];
  /** Forecasts of the day on which all is mastered, made every twenty days, with how it came. */
  readonly forecasts: readonly Forecast[];
}

/** Days from the one on which it was made. */
export interface Forecast {
  readonly madeOn: number;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  readonly came: number;
}

export interface StudyOptions {
  readonly learners?: number;
  readonly days?: number;
  readonly minutesPerDay?: number;
  readonly seed?: number;
  /** The graph that the engine is given, where it differs from the true one. */
  readonly told?: LessonGraph;
  /** Recall that reviews are timed for, where it is not the engine's own. */
  readonly timedFor?: number;
}

const start = Date.UTC(2026, 0, 5, 18);
const dayInMs = 86_400_000;

/** Learners who follow next actions every day until their minutes are used up. */
export function studyCohort(
  graph: LessonGraph,
  courses: readonly string[],
  options: StudyOptions = {},
): StudyFigures {
  const { learners = 20, seed = 1 } = options;
  const runs = Array.from({ length: learners }, (_, i) =>
    studyRun(graph, courses, seed * 1000 + i, options),
  );
  const sum = (of: (run: StudyRun) => number) => runs.reduce((total, run) => total + of(run), 0);
  const mastered = sum((run) => run.mastered);
  return {
    reviewsPerLesson: sum((run) => run.reviews) / mastered,
    retentionAtReview: mean(runs.flatMap((run) => run.recallAtReview)),
    retentionOverall: mean(runs.flatMap((run) => run.recallOverall)),
    passRate: sum((run) => run.passed) / sum((run) => run.studied),
    lessonsMastered: mastered / learners,
    days: runs.map((run) => run.finishedOn ?? Number.POSITIVE_INFINITY),
    forecasts: runs.flatMap(({ forecasts, finishedOn = Number.POSITIVE_INFINITY }) =>
      forecasts.map((forecast) => ({ ...forecast, came: finishedOn - forecast.madeOn })),
    ),
  };
}

interface StudyRun {
  reviews: number;
  readonly recallAtReview: number[];
  readonly recallOverall: number[];
  studied: number;
  passed: number;
  mastered: number;
  finishedOn: number | undefined;
  readonly forecasts: Omit<Forecast, 'came'>[];
}

function studyRun(
  graph: LessonGraph,
  courses: readonly string[],
  seed: number,
  options: StudyOptions,
): StudyRun {
  const { days = 240, minutesPerDay = 30, told = graph, timedFor } = options;
  const learner = new Learner(graph, seed);
  const run: StudyRun = {
    reviews: 0,
    recallAtReview: [],
    recallOverall: [],
    studied: 0,
    passed: 0,
    mastered: 0,
    finishedOn: undefined,
    forecasts: [],
  };
  let state = emptyLearner();
  for (let day = 0; day < days; day += 1) {
    let minutes = 0;
    while (minutes < minutesPerDay) {
      const now = start + day * dayInMs + minutes * 60_000;
      const action = nextActions(asIfTimedFor(state, timedFor), told, {
        now,
        timeZone: 'Europe/London',
        dailyGoal: minutesPerDay,
        courses,
        limit: 10,
      }).find(({ kind }) => kind !== 'diagnostic');
      if (!action?.lesson) break;
      const done = perform(
        learner,
        told,
        state,
        { ...action, lesson: action.lesson },
        { now, day, seed: seed + minutes },
      );
      state = done.state;
      minutes += done.minutes;
      note(run, action, done);
    }
    const mastered = graph.order.filter((uid) => isPassed(state, uid));
    if (day % 10 === 9) run.recallOverall.push(...mastered.map((uid) => learner.recall(uid, day)));
    run.mastered = mastered.length;
    if (mastered.length === graph.order.length) run.finishedOn ??= day + 1;
    if (day % 20 === 19 && run.finishedOn === undefined) {
      const evening = { now: start + day * dayInMs + 3_600_000, timeZone: 'Europe/London' };
      const range = timeToGoal(state, told, { lessons: graph.order }, evening);
      if (range) run.forecasts.push({ ...range, madeOn: day + 1 });
    }
  }
  return run;
}

interface Done {
  readonly state: LearnerState;
  readonly minutes: number;
  readonly played: Played;
  readonly recallBefore: number;
}

function perform(
  learner: Learner,
  graph: LessonGraph,
  before: LearnerState,
  action: NextAction & { readonly lesson: string },
  { now, day, seed }: { readonly now: number; readonly day: number; readonly seed: number },
): Done {
  const { lesson } = action;
  const kind: 'lesson' | 'review' = action.kind === 'review' ? 'review' : 'lesson';
  const node = graph.lessons.get(lesson);
  const plan: SessionPlan = {
    kind,
    seed: seed + day,
    questions: simulatedQuestions(lesson, node?.skills ?? []),
  };
  const recallBefore = learner.recall(lesson, day);
  const played =
    kind === 'review' ? learner.review(plan, lesson, day) : learner.study(plan, lesson, day);
  const estimate =
    kind === 'review' ? reviewMinutes({ minutes: node?.minutes ?? 15 }) : (node?.minutes ?? 15);
  const session = `${lesson}-${now}`;
  const common = { version: 1 as const, session, kind, lesson };
  const events: LearningEvent[] = [
    { ...common, type: 'session-started', uid: `${session}-s`, at: now, lessonVersion: 'v1' },
    ...played.answers.map((answer, i): LearningEvent => ({
      ...common,
      ...answer,
      type: 'question-answered',
      uid: `${session}-${i}`,
      at: now,
      seconds: 40,
      dontKnow: false,
    })),
    {
      ...common,
      type: 'session-finished',
      uid: `${session}-f`,
      at: now,
      outcome: played.outcome,
      accuracy: played.accuracy,
      minutes: estimate,
      xp: sessionXp({ minutes: estimate, accuracy: played.accuracy, outcome: played.outcome }),
    },
  ];
  const state = events.reduce((folded, event) => foldEvent(folded, event, graph), before);
  return { state, minutes: estimate, played, recallBefore };
}

/** Four exercises and four review questions for each skill, half of them templates. */
export function simulatedQuestions(
  lesson: string,
  skills: readonly string[],
): SessionPlan['questions'] {
  return skills.flatMap((skill) =>
    Array.from({ length: 8 }, (_, i) => ({
      uid: `${lesson}/${skill}-${i}`,
      skill,
      use: i < 4 ? ('exercise' as const) : ('review' as const),
      template: i % 2 === 0,
    })),
  );
}

function note(run: StudyRun, action: NextAction, { played, recallBefore }: Done): void {
  if (action.kind === 'review') {
    run.reviews += 1;
    run.recallAtReview.push(recallBefore);
  } else {
    run.studied += 1;
    if (played.outcome === 'passed') run.passed += 1;
  }
}
