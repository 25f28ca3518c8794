import { isMastered, type LearnerState, mixSeed, type QuizItem } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { attempt, diagnosticAnswer, quizAnswer } from '../database/schema/index.ts';
import { planOf } from '../study/question-bank.ts';

/** When each question was last shown to the learner, and at which seeds. */
export type Shown = ReadonlyMap<string, { readonly at: number; readonly seeds: readonly number[] }>;

/** Every question that the learner has answered, wherever that was. */
export async function shownTo(db: Db, learner: string): Promise<Shown> {
  const rows = await unionAll(
    db
      .select({ question: attempt.questionUid, seed: attempt.seed, at: attempt.at })
      .from(attempt)
      .where(eq(attempt.learnerId, learner)),
    db
      .select({
        question: diagnosticAnswer.questionUid,
        seed: diagnosticAnswer.seed,
        at: diagnosticAnswer.at,
      })
      .from(diagnosticAnswer)
      .where(eq(diagnosticAnswer.learnerId, learner)),
    db
      .select({ question: quizAnswer.questionUid, seed: quizAnswer.seed, at: quizAnswer.at })
      .from(quizAnswer)
      .where(eq(quizAnswer.learnerId, learner)),
  );
  return new Map(
    [...Map.groupBy(rows, ({ question }) => question)].map(([question, times]) => [
      question,
      {
        at: times.reduce((latest, { at }) => Math.max(latest, at), 0),
        seeds: times.map(({ seed }) => seed),
      },
    ]),
  );
}

/** Seeds that are tried to find numbers that were not shown. */
const mostSeeds = 20;

/**
 * A seed at which the question is not one that was shown: the given one, else the first of those that follow from it.
 * Undefined where each of them draws what was shown; a question without a template has one text.
 */
export function unseenSeed(
  lesson: CompiledLesson,
  uid: string,
  seed: number,
  shown: Shown,
): number | undefined {
  const before = shown.get(uid);
  if (!before) return seed;
  const plan = planOf(lesson, { kind: 'review', seed: 0 });
  const nameOf = plan.questions.find((question) => question.uid === uid)?.instance;
  if (!nameOf) return undefined;
  const seen = new Set(before.seeds.map(nameOf));
  const seeds = [seed, ...Array.from({ length: mostSeeds }, (_, i) => mixSeed(seed, i + 1))];
  return seeds.find((one) => !seen.has(nameOf(one)));
}

/** The questions of all lessons that the learner has mastered and may study. `seed`: that of the quiz. */
export function quizItems(
  content: Content,
  state: LearnerState,
  mayStudy: (lesson: CompiledLesson) => boolean,
  shown: Shown,
  seed: number,
): QuizItem[] {
  return [...content.lessons.values()]
    .filter((lesson) => isMastered(state, lesson.uid) && mayStudy(lesson))
    .flatMap((lesson) =>
      lesson.questions.map(({ uid }): QuizItem => {
        const item = { question: uid, lesson: lesson.uid };
        const before = shown.get(uid);
        return before && unseenSeed(lesson, uid, seed, shown) === undefined
          ? { ...item, shownAt: before.at }
          : item;
      }),
    );
}
