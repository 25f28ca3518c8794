import type { LearnerState, Quizzes } from '../mastery/learner-state.ts';

/** How much of what is mastered is recalled, as the last quizzes show it. */
export interface QuizRetention {
  /** Share of right answers, each weighted by the inverse of its probability, 0 to 1. Guesses count as they fell. */
  readonly retention: number;
  /** The range that holds in 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
  /** Answers it rests on. */
  readonly answers: number;
}

/** 97.5th percentile of the normal distribution. */
const z = 1.96;

/**
 * Hájek's estimator over the learner's last quizzes, Σ(yᵢ/πᵢ) / Σ(1/πᵢ). Its range is Wilson's interval with Kish's
 * effective number of answers, (Σ1/πᵢ)² / Σ(1/πᵢ)². Undefined before the first quiz.
 */
export function quizRetention({ quizzes }: LearnerState): QuizRetention | undefined {
  return retentionOf(quizzes?.answers ?? []);
}

/** The same over any answers, those of many learners for example. */
export function retentionOf(answers: Quizzes['answers']): QuizRetention | undefined {
  let [sum, squares, right] = [0, 0, 0];
  for (const [probability, correct] of answers) {
    const weight = 1 / probability;
    sum += weight;
    squares += weight ** 2;
    right += weight * correct;
  }
  if (sum === 0) return undefined;
  const retention = right / sum;
  const n = sum ** 2 / squares;
  const middle = (retention + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half =
    (z / (1 + z ** 2 / n)) * Math.sqrt((retention * (1 - retention)) / n + z ** 2 / (4 * n ** 2));
  return {
    retention,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    answers: answers.length,
  };
}
