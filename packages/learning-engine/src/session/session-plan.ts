import type { SessionKind } from '../events/learning-event.ts';

/** A question as a session plans with it. */
export interface SessionQuestion {
  readonly uid: string;
  readonly skill: string;
  /** `exercise` questions belong to the first study, `review` ones to later reviews only. */
  readonly use: 'exercise' | 'review';
  /** For an exercise of a lesson that goes in several rounds: its round, from 1. All exercises of a skill share one. */
  readonly round?: number;
  /** A seeded template may come again with other numbers; any other question comes again unchanged. */
  readonly template: boolean;
  /**
   * Names what a template draws at a seed: seeds with the same name give the same question. Without it every seed
   * counts as different.
   */
  readonly instance?: (seed: number) => string;
  /** Whether a first wrong answer at first study is followed by a second try, before the answer is shown. */
  readonly secondTry?: boolean;
}

/** A question that was asked, with the seed of its instance. */
export interface AskedQuestion {
  readonly question: string;
  readonly seed: number;
  /** Where it was asked, if that is known. */
  readonly by?: SessionKind | 'diagnostic' | 'quiz';
}

/** One answer of the session so far, oldest first. */
export interface SessionAnswer {
  readonly question: string;
  /** Seed of the instance that was answered: a second answer in a row to the same instance is a second try. */
  readonly seed?: number;
  readonly skill: string;
  readonly correct: boolean;
  readonly credit: number;
  /** True for "I don't know yet". */
  readonly dontKnow?: boolean;
}

/**
 * The questions that a session may ask: a study the exercises, a first review the review questions, and every later
 * review both, so that few questions come twice. A first review asks the exercises of a skill, too, whose review
 * questions would all be repeated.
 */
export function questionsOf({
  kind,
  questions,
  shown = [],
}: SessionPlan): readonly SessionQuestion[] {
  if (kind === 'lesson') return questions.filter(({ use }) => use === 'exercise');
  if (shown.some(({ by }) => by === 'review')) return questions;
  const seen = new Set(shown.map(({ question }) => question));
  const fresh = new Set(
    questions
      .filter(({ uid, use, template }) => use === 'review' && (template || !seen.has(uid)))
      .map(({ skill }) => skill),
  );
  return questions.filter(({ use, skill }) => use === 'review' || !fresh.has(skill));
}

/** The same questions by round. A review, and a lesson that does not go in rounds, is one round. */
export function roundsOf(plan: SessionPlan): readonly (readonly SessionQuestion[])[] {
  const questions = questionsOf(plan);
  if (plan.kind !== 'lesson' || questions.length === 0) return [questions];
  return [...Map.groupBy(questions, ({ round = 1 }) => round)]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofRound]) => ofRound);
}

/** The rounds that a session asks: all but those that were passed before; all, if every one was. */
export function openRounds(
  { passedSkills }: SessionPlan,
  rounds: readonly (readonly SessionQuestion[])[],
): readonly (readonly SessionQuestion[])[] {
  const passed = new Set(passedSkills);
  const open = rounds.filter((round) => !round.every(({ skill }) => passed.has(skill)));
  return open.length > 0 ? open : rounds;
}

/** Whether this is the first study of the lesson: its questions come in the author's order. */
export function isFirstStudy({ kind, shown = [] }: SessionPlan): boolean {
  return kind === 'lesson' && !shown.some(({ by = 'lesson' }) => by === 'lesson');
}

/** What the session asks for next. */
export type SessionStep =
  | {
      readonly type: 'question';
      readonly question: string;
      /** Seed of the template's instance: other at every asking, the same at a second try. */
      readonly seed: number;
      /** `second-try` before the answer is shown; `retry` when the question comes back after a miss. */
      readonly reason: 'new' | 'retry' | 'second-try';
    }
  | {
      readonly type: 'finished';
      readonly outcome: 'passed' | 'failed';
      readonly weakSkills: readonly string[];
      /** Of a study that failed after its first round: skills of the rounds before. The next study leaves them out. */
      readonly passedSkills?: readonly string[];
    };

export interface SessionPlan {
  readonly kind: SessionKind;
  readonly seed: number;
  /** Of both uses: the session takes those that it may ask. */
  readonly questions: readonly SessionQuestion[];
  /** Questions of this lesson that were asked before this session, oldest first, wherever that was. */
  readonly shown?: readonly AskedQuestion[];
  /** Skills of rounds that the study before this one passed. A round that has no other skill is not asked again. */
  readonly passedSkills?: readonly string[];
}
