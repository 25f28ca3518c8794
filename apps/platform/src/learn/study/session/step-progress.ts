import { leastQuestions } from '@lemma/learning-engine';
import { readingOf, roundAsked, roundOf, roundsOf } from './rounds.ts';
import { questionNumber, type StudyState } from './session-state.ts';

export interface StepProgress {
  /** From 1. */
  readonly current: number;
  readonly total: number;
  /** Steps of each round; one entry in a lesson of one round. */
  readonly rounds: readonly number[];
  /** Number of the round on the screen, from 1. */
  readonly round: number;
}

/** Questions that a review asks, three to five. */
const expectedInReview = 4;

/**
 * The bar of steps: parts to read, then questions, round by round. The number of questions is an estimate, since a miss
 * brings a further one: two right answers for each skill in a lesson and the least number of its rounds, four questions
 * in a review. It only ever grows.
 */
export function stepProgress(state: StudyState): StepProgress {
  const rounds = state.kind === 'review' ? [1] : roundsOf(state.lesson);
  const shown = roundShown(state, rounds);
  const sizes = rounds.map((round) => stepsOf(state, round, leastQuestions(rounds.length)));
  const before = sum(sizes.slice(0, rounds.indexOf(shown)));
  const total = sum(sizes);
  const { phase } = state;
  const { start, end } = readingOf(state.reading, shown);
  const within =
    phase.type === 'reading' ? phase.step - start + 1 : end - start + numberInRound(state, shown);
  return {
    current: phase.type === 'finished' ? total : before + within,
    total,
    rounds: sizes,
    round: rounds.indexOf(shown) + 1,
  };
}

/** "Step 3 of 11"; "Round 2 of 3" in a lesson of rounds. */
export function placeInLesson({ current, total, rounds, round }: StepProgress): string {
  return rounds.length > 1 ? `Round ${round} of ${rounds.length}` : `Step ${current} of ${total}`;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Number of the question on the screen among those of its round, from 1. */
function numberInRound(state: StudyState, round: number): number {
  const all = state.marks.length + state.waiting.length;
  return questionNumber(state) - (all - answered(state, round));
}

/** The round of what is on the screen; the last one that was reached, at the end. */
function roundShown(
  { kind, reading, lesson, phase, marks }: StudyState,
  rounds: readonly number[],
) {
  if (kind === 'review') return 1;
  if (phase.type === 'reading') return reading[phase.step]?.round ?? 1;
  if (phase.type !== 'finished') return roundOf(lesson, phase.question.skill);
  const last = marks.at(-1);
  return last ? roundOf(lesson, last.skill) : (rounds.at(-1) ?? 1);
}

function stepsOf(state: StudyState, round: number, least: number): number {
  const { start, end } = readingOf(state.reading, round);
  return end - start + questionsOf(state, round, least);
}

function questionsOf(state: StudyState, round: number, least: number): number {
  const { kind, lesson, next, phase } = state;
  const given = answered(state, round);
  if (phase.type === 'finished') return given;
  const skills = lesson.skills.filter((skill) => (skill.round ?? 1) === round).length;
  const expected = kind === 'review' ? expectedInReview : Math.max(2 * skills, least);
  const coming = kind === 'review' || roundAsked(lesson, next) === round ? 1 : 0;
  return Math.max(expected, given + coming);
}

/** Answers to the questions of a round. */
function answered({ kind, lesson, marks, waiting }: StudyState, round: number): number {
  return [...marks, ...waiting].filter(
    ({ skill }) => kind === 'review' || roundOf(lesson, skill) === round,
  ).length;
}
