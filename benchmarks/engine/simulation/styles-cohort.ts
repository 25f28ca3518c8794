import {
  answerDiagnostic,
  diagnosticResult,
  nextDiagnosticItem,
  startDiagnostic,
  type DiagnosticItem,
  type LessonGraph,
} from '@lemma/learning-engine';
import { chance, mean } from './chance.ts';
import { responseStyles, type Person } from './response-styles.ts';

/** What the diagnostics of one way of answering reached. */
export interface StyleFigures {
  readonly accuracyAt: Readonly<Record<20 | 40, number>>;
  /** Mean certainty that is stated after 40 questions, less the accuracy. */
  readonly overstated: number;
  readonly skipped: number;
  readonly wronglySkipped: number;
  readonly questions: number;
}

interface Run {
  readonly at20: number;
  readonly at40: number;
  readonly stated: number;
  readonly skipped: number;
  readonly wrong: number;
  readonly questions: number;
}

const perLesson = 2;
const most = 40;

/** A cohort of each response style. Guess and slip of items and persons are hidden from the engine. */
export function stylesCohort(
  graph: LessonGraph,
  course: string,
  { learners, seed }: { readonly learners: number; readonly seed: number },
): Readonly<Record<string, StyleFigures>> {
  return Object.fromEntries(
    Object.entries(responseStyles).map(([style, draw], s) => {
      const runs = Array.from({ length: learners }, (_, i) => {
        const draws = chance(seed * 100_000 + s * 1000 + i);
        return run(graph, course, draw(graph, draws), draws, seed + i);
      });
      const sum = (of: (one: Run) => number) => runs.reduce((total, one) => total + of(one), 0);
      const at40 = mean(runs.map((one) => one.at40));
      return [
        style,
        {
          accuracyAt: { 20: mean(runs.map((one) => one.at20)), 40: at40 },
          overstated: mean(runs.map((one) => one.stated)) - at40,
          skipped: sum((one) => one.skipped),
          wronglySkipped: sum((one) => one.wrong),
          questions: mean(runs.map((one) => one.questions)),
        },
      ];
    }),
  );
}

function run(
  graph: LessonGraph,
  course: string,
  person: Person,
  draws: ReturnType<typeof chance>,
  seed: number,
): Run {
  const guesses = new Map<string, number>();
  const items: DiagnosticItem[] = graph.order.flatMap((lesson) =>
    Array.from({ length: perLesson }, (_, k) => {
      const question = `${lesson}/q-${k}`;
      guesses.set(question, person.guess());
      return { question, lesson };
    }),
  );
  let state = startDiagnostic(graph, course, { seed, items });
  let stopped: ReturnType<typeof diagnosticResult> | undefined;
  let at20 = Number.NaN;
  const accuracy = () => {
    const { beliefs } = diagnosticResult(state);
    return mean(
      graph.order.map((uid) => Number((beliefs[uid] ?? 0) > 0.5 === person.known.has(uid))),
    );
  };
  for (;;) {
    let step = nextDiagnosticItem(state);
    if (!step) stopped ??= diagnosticResult(state);
    step ??= nextDiagnosticItem(state, { atLeast: most });
    if (!step) break;
    const { question, lesson } = step;
    const correct = draws.happens(
      person.known.has(lesson) ? 1 - person.slip : (guesses.get(question) ?? 0.1),
    );
    state = answerDiagnostic(state, { question, correct });
    if (state.answers.length === 20) at20 = accuracy();
  }
  const end = diagnosticResult(state);
  const { skipped, answered } = stopped ?? end;
  return {
    at20,
    at40: accuracy(),
    stated: end.certainty,
    skipped: skipped.length,
    wrong: skipped.filter((uid) => !person.known.has(uid)).length,
    questions: answered,
  };
}
