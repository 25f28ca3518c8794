import {
  eachRecord,
  lessonRecords,
  type LearnerState,
  type LessonRecord,
} from '../mastery/learner-state.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { mixSeed, seededRandom, shuffled } from '../random/seeded.ts';

/** A question that a quiz may ask. */
export interface QuizItem {
  readonly question: string;
  readonly lesson: string;
  /** When its text was last shown to the learner, in milliseconds since the epoch; undefined if it never was. */
  readonly shownAt?: number;
}

export interface QuizQuestion extends Pick<QuizItem, 'question' | 'lesson'> {
  /** Seed of the question's instance. */
  readonly seed: number;
  /** The chance with which its lesson was drawn, above 0 and at most 1: kept with the answer. */
  readonly probability: number;
}

export interface QuizOptions {
  readonly seed: number;
  /** Questions of mastered lessons: their review questions. */
  readonly items: readonly QuizItem[];
}

/** Questions of a quiz, each of another lesson: as many lessons must be mastered before there is one. */
export const quizSize = 10;
/** Estimated minutes of a quiz: also the XP that it earns at most. */
export const quizMinutes = 8;
/** A lesson that was not asked since it was learnt is so many times as likely to be drawn. */
const neverAskedWeight = 3;

/** Whether enough lessons are mastered for a quiz. `mayStudy`: lessons that it may ask, all by default. */
export function hasQuizLessons(
  state: LearnerState,
  graph: LessonGraph,
  mayStudy: (lesson: string) => boolean = () => true,
): boolean {
  let found = 0;
  for (const [uid, record] of lessonRecords(state))
    if (isDrawable(graph, uid, record) && mayStudy(uid)) {
      found += 1;
      if (found === quizSize) return true;
    }
  return false;
}

/**
 * Ten questions of ten mastered lessons, in random order; undefined while fewer than ten mastered lessons have a
 * question. Lessons are drawn by systematic sampling with unequal probabilities (Madow 1949) in random order: each is
 * in the quiz with exactly the probability that stands beside it, so that answers weighted by its inverse say without
 * bias how much of everything mastered is recalled (`quizRetention`).
 *
 * @example drawQuiz(state, graph, { seed, items })?.map(({ question, seed }) => instance(question, seed))
 */
export function drawQuiz(
  state: LearnerState,
  graph: LessonGraph,
  { seed, items }: QuizOptions,
): QuizQuestion[] | undefined {
  const ofLesson = Map.groupBy(items, ({ lesson }) => lesson);
  const weights = new Map<string, number>();
  eachRecord(state, (uid, record) => {
    if (!isDrawable(graph, uid, record) || !ofLesson.has(uid)) return;
    weights.set(uid, wasAsked(record) ? 1 : neverAskedWeight);
  });
  if (weights.size < quizSize) return undefined;
  // The order of a state's records is not part of what it says.
  const lessons = shuffled([...weights.keys()].toSorted(), seed);
  const probabilities = inclusion(lessons.map((uid) => weights.get(uid) ?? 1));
  const random = seededRandom(mixSeed(seed, 1));
  const start = random();
  let reached = 0;
  const drawn = lessons.flatMap((lesson, i): QuizQuestion[] => {
    const probability = probabilities[i] ?? 0;
    const before = reached;
    reached += probability;
    // One of start, start + 1, start + 2, … lies in the lesson's part of the line.
    if (Math.ceil(before - start) >= reached - start) return [];
    // What was shown comes last, and then what was shown longest ago: memory of a text is not what is measured.
    const [item] = shuffled(ofLesson.get(lesson) ?? [], mixSeed(seed, 2, i)).toSorted(
      (a, b) => (a.shownAt ?? -1) - (b.shownAt ?? -1),
    );
    if (!item) return [];
    return [{ question: item.question, lesson, seed: mixSeed(seed, 3, i), probability }];
  });
  return shuffled(drawn, mixSeed(seed, 4));
}

function isDrawable(graph: LessonGraph, uid: string, { phase }: LessonRecord): boolean {
  const node = graph.lessons.get(uid);
  return phase === 'mastered' && node !== undefined && !node.planned;
}

function wasAsked({ askedAt, since }: LessonRecord): boolean {
  return askedAt !== undefined && askedAt > since;
}

/** Probabilities in proportion to the weights that add up to the size of a quiz, none above 1. */
function inclusion(weights: readonly number[]): number[] {
  const certain = new Set<number>();
  for (;;) {
    const open = weights.reduce((sum, weight, i) => sum + (certain.has(i) ? 0 : weight), 0);
    const share = (quizSize - certain.size) / open;
    const more = [...weights.keys()].filter(
      (i) => !certain.has(i) && (weights[i] ?? 0) * share > 1,
    );
    if (more.length === 0)
      return weights.map((weight, i) => (certain.has(i) ? 1 : Math.min(1, weight * share)));
    for (const i of more) certain.add(i);
  }
}
