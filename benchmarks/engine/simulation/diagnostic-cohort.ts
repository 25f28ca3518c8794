import {
  answerDiagnostic,
  diagnosticResult,
  nextDiagnosticItem,
  startDiagnostic,
  type DiagnosticItem,
  type DiagnosticState,
  type LessonGraph,
} from '@lemma/learning-engine';
import { median } from '../../statistics.ts';
import { chance, mean, type Chance } from './chance.ts';

/** What a cohort's diagnostics reached. Accuracy: share of lessons whose belief lies on the true side of 0.5. */
export interface DiagnosticFigures {
  readonly accuracyAt: Readonly<Record<number, number>>;
  readonly randomAt: Readonly<Record<number, number>>;
  readonly medianQuestions: number;
  /** Of the lessons that were skipped, the share that was not known. */
  readonly wronglySkipped: number;
  /** Of the lessons that were known, the share that was skipped. */
  readonly knownSkipped: number;
}

/**
 * Learners whose knowledge is closed under prerequisites, drawn from an ability and each lesson's own difficulty
 * (which depth tells only in part). Slip is the learner's own and guess the item's own; the engine is told neither.
 */
export function diagnosticCohort(
  graph: LessonGraph,
  course: string,
  { learners = 60, seed = 1, checkpoints = [5, 10, 15, 20, 25, 30, 35, 40] } = {},
): DiagnosticFigures {
  const runs = Array.from({ length: learners }, (_, i) =>
    runLearner(graph, course, seed * 1000 + i, checkpoints),
  );
  const at = (of: (run: Run) => Map<number, number>) =>
    Object.fromEntries(
      checkpoints.map((n) => [n, mean(runs.map((run) => of(run).get(n) ?? Number.NaN))]),
    );
  const total = (of: (run: Run) => number) => runs.reduce((sum, run) => sum + of(run), 0);
  return {
    accuracyAt: at((run) => run.accuracy),
    randomAt: at((run) => run.random),
    medianQuestions: median(runs.map((run) => run.questions)),
    wronglySkipped:
      total((run) => run.wrong) /
      Math.max(
        1,
        total((run) => run.skipped),
      ),
    knownSkipped:
      total((run) => run.skipped - run.wrong) /
      Math.max(
        1,
        total((run) => run.known),
      ),
  };
}

interface Run {
  readonly accuracy: Map<number, number>;
  readonly random: Map<number, number>;
  readonly questions: number;
  readonly skipped: number;
  readonly wrong: number;
  readonly known: number;
}

/** Places in the course from easy to hard, the same for every learner of a graph. */
export function difficulties(graph: LessonGraph, seed: number): Map<string, number> {
  const { normal } = chance(seed);
  const deepest = Math.max(1, ...graph.order.map((uid) => graph.depth(uid)));
  return new Map(graph.order.map((uid) => [uid, graph.depth(uid) / deepest + normal(0, 0.12)]));
}

/** A learner's true knowledge. */
export function drawKnowledge(
  graph: LessonGraph,
  { uniform, happens }: Chance,
  hard: ReadonlyMap<string, number>,
  range: readonly [number, number] = [-0.1, 1.1],
): Set<string> {
  const ability = uniform(...range);
  const known = new Set<string>();
  for (const uid of graph.order) {
    const chanceKnown = 1 / (1 + Math.exp(((hard.get(uid) ?? 0) - ability) / 0.08));
    if (graph.prerequisites(uid).every((p) => known.has(p)) && happens(chanceKnown)) known.add(uid);
  }
  return known;
}

const perLesson = 2;

function runLearner(
  graph: LessonGraph,
  course: string,
  seed: number,
  checkpoints: readonly number[],
): Run {
  const draws = chance(seed);
  const hard = difficulties(graph, 42);
  const known = drawKnowledge(graph, draws, hard);
  const slip = draws.uniform(0.05, 0.15);
  const guesses = new Map<string, number>();
  const items: DiagnosticItem[] = graph.order.flatMap((lesson) =>
    Array.from({ length: perLesson }, (_, k) => {
      const question = `${lesson}/q-${k}`;
      guesses.set(question, draws.uniform(0.02, 0.25));
      return { question, lesson };
    }),
  );
  const answer = (state: DiagnosticState, question: string, lesson: string) =>
    answerDiagnostic(state, {
      question,
      correct: draws.happens(known.has(lesson) ? 1 - slip : (guesses.get(question) ?? 0.1)),
    });
  const accuracyOf = (state: DiagnosticState) => {
    const { beliefs } = diagnosticResult(state);
    return mean(graph.order.map((uid) => ((beliefs[uid] ?? 0) > 0.5 === known.has(uid) ? 1 : 0)));
  };
  const most = Math.max(...checkpoints);
  const accuracy = new Map<number, number>();
  let state = startDiagnostic(graph, course, { seed, items });
  for (let step = nextDiagnosticItem(state); step; step = nextDiagnosticItem(state)) {
    state = answer(state, step.question, step.lesson);
    if (checkpoints.includes(state.answers.length))
      accuracy.set(state.answers.length, accuracyOf(state));
  }
  const { skipped } = diagnosticResult(state);
  const questions = state.answers.length;
  for (
    let step = nextDiagnosticItem(state, { atLeast: most });
    step;
    step = nextDiagnosticItem(state, { atLeast: most })
  ) {
    state = answer(state, step.question, step.lesson);
    if (checkpoints.includes(state.answers.length))
      accuracy.set(state.answers.length, accuracyOf(state));
  }
  const random = new Map<number, number>();
  let guessed = startDiagnostic(graph, course, { seed, items });
  while (guessed.answers.length < Math.min(most, items.length)) {
    const item = draws.pick(items);
    guessed = answer(guessed, item.question, item.lesson);
    if (checkpoints.includes(guessed.answers.length))
      random.set(guessed.answers.length, accuracyOf(guessed));
  }
  return {
    accuracy,
    random,
    questions,
    skipped: skipped.length,
    wrong: skipped.filter((uid) => !known.has(uid)).length,
    known: known.size,
  };
}
