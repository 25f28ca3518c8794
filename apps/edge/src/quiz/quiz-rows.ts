import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { quiz, quizAnswer } from '../database/schema/index.ts';
import type { QuizRow } from '../study/open-quiz.ts';

export type QuizAnswerRow = typeof quizAnswer.$inferSelect;

export async function findQuiz(db: Db, learner: string, uid: string): Promise<QuizRow | undefined> {
  const [row] = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.learnerId, learner), eq(quiz.quizUid, uid)));
  return row as QuizRow | undefined;
}

/** Answers of a quiz, oldest first. */
export async function answersOf(
  db: Db,
  { learnerId, quizUid }: Pick<QuizRow, 'learnerId' | 'quizUid'>,
): Promise<readonly QuizAnswerRow[]> {
  return db
    .select()
    .from(quizAnswer)
    .where(and(eq(quizAnswer.learnerId, learnerId), eq(quizAnswer.quizUid, quizUid)))
    .orderBy(asc(quizAnswer.ordinal));
}

/** The answer of that uid, whichever quiz it belongs to. */
export async function findAnswer(
  db: Db,
  learner: string,
  uid: string,
): Promise<QuizAnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(quizAnswer)
    .where(and(eq(quizAnswer.learnerId, learner), eq(quizAnswer.answerUid, uid)));
  return row;
}

/** The learner's last answers of all quizzes, latest first. */
export async function lastAnswers(
  db: Db,
  learner: string,
  most: number,
): Promise<readonly QuizAnswerRow[]> {
  return db
    .select()
    .from(quizAnswer)
    .where(eq(quizAnswer.learnerId, learner))
    .orderBy(desc(quizAnswer.at), desc(quizAnswer.ordinal))
    .limit(most);
}

/** Finished quizzes, latest first. */
export async function finishedQuizzes(
  db: Db,
  learner: string,
  most: number,
): Promise<readonly QuizRow[]> {
  const rows = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.learnerId, learner), isNotNull(quiz.finishedAt)))
    .orderBy(desc(quiz.finishedAt))
    .limit(most);
  return rows as readonly QuizRow[];
}

/** The answers to a lesson's questions, latest first, without those of a quiz that is not finished. */
export async function toldAnswers(
  db: Db,
  learner: string,
  lesson: string,
): Promise<readonly Pick<QuizAnswerRow, 'quizUid' | 'at' | 'correct'>[]> {
  return db
    .select({ quizUid: quizAnswer.quizUid, at: quizAnswer.at, correct: quizAnswer.correct })
    .from(quizAnswer)
    .innerJoin(
      quiz,
      and(eq(quiz.learnerId, quizAnswer.learnerId), eq(quiz.quizUid, quizAnswer.quizUid)),
    )
    .where(
      and(
        eq(quizAnswer.learnerId, learner),
        eq(quizAnswer.lessonUid, lesson),
        isNotNull(quiz.finishedAt),
      ),
    )
    .orderBy(desc(quizAnswer.at))
    .limit(mostOfLesson);
}

/** More than a year of weekly quizzes that all draw the lesson. */
const mostOfLesson = 60;
