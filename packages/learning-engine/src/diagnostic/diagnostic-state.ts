import type { LessonGraph } from '../graph/lesson-graph.ts';
import type { QuestionKind } from '../scoring/question.ts';

/** A question that a diagnostic may ask, with how often it misleads. */
export interface DiagnosticItem {
  readonly question: string;
  readonly lesson: string;
  /** Chance that someone who does not know the lesson answers right. Default by `itemNoise('numeric')`. */
  readonly guess?: number;
  /** Chance that someone who knows the lesson answers wrong. */
  readonly slip?: number;
}

/** One answer of a diagnostic. */
export interface DiagnosticAnswer {
  readonly question: string;
  readonly correct: boolean;
  /** "I don't know yet": wrong, and hardly ever a slip. */
  readonly dontKnow?: boolean;
}

/**
 * A diagnostic as it stands. Plain JSON and complete in itself: it can be stored, left and continued, and a
 * graph that changes meanwhile does not disturb it. What is believed follows from it.
 */
export interface DiagnosticState {
  readonly format: 1;
  readonly course: string;
  readonly seed: number;
  /** Lessons in topological order; prerequisites as indexes into this list. */
  readonly lessons: readonly DiagnosticLesson[];
  readonly items: readonly DiagnosticItem[];
  readonly answers: readonly DiagnosticAnswer[];
}

export interface DiagnosticLesson {
  readonly uid: string;
  readonly prerequisites: readonly number[];
  readonly minutes: number;
  /** Uid of its unit; a diagnostic stored before units were kept has none. */
  readonly unit?: string;
  /** False for a lesson of another course that this one builds on. */
  readonly own: boolean;
}

/** Guess and slip by kind of question, used until real answers calibrate them; a choice is guessed at 1 in its options. */
export function itemNoise(
  kind: QuestionKind,
  options = 4,
): { readonly guess: number; readonly slip: number } {
  return kind === 'multiple-choice'
    ? { guess: 1 / Math.max(2, options), slip: 0.08 }
    : noiseOf[kind];
}

const noiseOf: Readonly<
  Record<
    Exclude<QuestionKind, 'multiple-choice'>,
    { readonly guess: number; readonly slip: number }
  >
> = {
  numeric: { guess: 0.05, slip: 0.1 },
  matrix: { guess: 0.02, slip: 0.12 },
  repl: { guess: 0.02, slip: 0.15 },
  output: { guess: 0.05, slip: 0.12 },
  order: { guess: 0.02, slip: 0.15 },
  cloze: { guess: 0.05, slip: 0.12 },
  match: { guess: 0.05, slip: 0.1 },
  fault: { guess: 0.1, slip: 0.12 },
  custom: { guess: 0.1, slip: 0.12 },
  point: { guess: 0.02, slip: 0.1 },
  multi: { guess: 0.1, slip: 0.12 },
  expression: { guess: 0.02, slip: 0.15 },
};

/** Starts a diagnostic of a course, over its written lessons and all that they build on. */
export function startDiagnostic(
  graph: LessonGraph,
  course: string,
  { seed, items }: { readonly seed: number; readonly items: readonly DiagnosticItem[] },
): DiagnosticState {
  const wanted = new Set<string>();
  for (let i = graph.order.length - 1; i >= 0; i -= 1) {
    const uid = graph.order[i] ?? '';
    const lesson = graph.lessons.get(uid);
    if (!lesson || lesson.planned || !(lesson.course === course || wanted.has(uid))) continue;
    wanted.add(uid);
    for (const prerequisite of lesson.prerequisites) wanted.add(prerequisite);
  }
  const uids = graph.order.filter((uid) => wanted.has(uid) && !graph.lessons.get(uid)?.planned);
  const index = new Map(uids.map((uid, i) => [uid, i]));
  const lessons = uids.map((uid) => {
    const node = graph.lessons.get(uid);
    return {
      uid,
      prerequisites: graph
        .prerequisites(uid)
        .flatMap((prerequisite) => index.get(prerequisite) ?? []),
      minutes: node?.minutes ?? 0,
      ...(node ? { unit: node.unit } : {}),
      own: node?.course === course,
    };
  });
  return {
    format: 1,
    course,
    seed,
    lessons,
    items: items.filter(({ lesson }) => index.has(lesson)),
    answers: [],
  };
}
