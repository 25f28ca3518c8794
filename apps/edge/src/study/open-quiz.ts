import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LessonVersions } from '../content/lesson-versions.ts';
import type { Db } from '../database/database.ts';
import { quiz, quizAnswer } from '../database/schema/index.ts';
import { questionAt } from './question-bank.ts';

/** A question of a quiz, as it was drawn. */
export interface DrawnQuestion {
  readonly question: string;
  readonly lesson: string;
  readonly version: string;
  readonly seed: number;
  /** The chance with which its lesson was drawn. */
  readonly probability: number;
}

export type QuizRow = Omit<typeof quiz.$inferSelect, 'questions'> & {
  readonly questions: readonly DrawnQuestion[];
};

/** The learner's quiz that is not finished, with how many of its questions are answered. */
export async function findOpenQuiz(
  db: Db,
  learner: string,
): Promise<(QuizRow & { readonly answered: number }) | undefined> {
  const [row] = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.learnerId, learner), isNull(quiz.finishedAt)));
  if (!row) return undefined;
  const [given] = await db
    .select({ count: sql<number>`cast(count(*) as int)` })
    .from(quizAnswer)
    .where(and(eq(quizAnswer.learnerId, learner), eq(quizAnswer.quizUid, row.quizUid)));
  return { ...(row as QuizRow), answered: given?.count ?? 0 };
}

/** What the learner's open quiz asks now and later. */
export async function askedInQuiz(
  { db, versions }: { readonly db: Db; readonly versions: LessonVersions },
  learner: string,
): Promise<readonly CompiledQuestion[]> {
  const open = await findOpenQuiz(db, learner);
  const asked: CompiledQuestion[] = [];
  for (const { lesson, version, question, seed } of open?.questions.slice(open.answered) ?? [])
    asked.push(questionAt(await versions.at(lesson, version), question, seed));
  return asked;
}
