import type { DeskContract } from '@lemma/api-client/desk';
import type { OutputOf } from '@lemma/api-client/contract';
import { and, isNotNull, not, sql } from 'drizzle-orm';
import { type Content, lessonTitle } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { attempt } from '../database/schema/index.ts';
import { passRateReport, promised } from '../learner/pass-rate-report.ts';
import { isVisitor } from '../learner/visitor.ts';

type Report = OutputOf<DeskContract['lessonReport']>;
type Question = Report['lessons'][number]['weakest'][number];

/** Fewer answers tell more of their learners than of the question. */
const leastAnswers = 10;
const mostShown = 3;

/** First studies of each lesson, lowest rate first, with the questions that are answered wrongly most. */
export async function lessonReport(db: Db, content: Content): Promise<Report> {
  const [rates, weakest] = await Promise.all([passRateReport(db), weakestQuestions(db)]);
  return {
    promised,
    lessons: rates.map(({ lesson, passed, failed, rate }) => ({
      lesson_uid: lesson,
      title: lessonTitle(content, lesson),
      passed,
      failed,
      rate,
      weakest: weakest.get(lesson) ?? [],
    })),
  };
}

/** Counted by the database, so that no number of answers has to fit in memory. A second try is not counted. */
async function weakestQuestions(db: Db): Promise<ReadonlyMap<string, Question[]>> {
  const answers = sql<number>`cast(count(*) as int)`;
  const right = sql<number>`cast(count(*) filter (where ${attempt.correct}) as float) / count(*)`;
  const rows = await db
    .select({ lesson: attempt.lessonUid, question_uid: attempt.questionUid, answers, right })
    .from(attempt)
    .where(and(isNotNull(attempt.sequence), not(isVisitor(attempt.learnerId))))
    .groupBy(attempt.lessonUid, attempt.questionUid)
    .having(sql`count(*) >= ${leastAnswers}`)
    .orderBy(right, attempt.questionUid);
  const found = new Map<string, Question[]>();
  for (const { lesson, ...question } of rows) {
    const known = found.get(lesson) ?? [];
    if (known.length < mostShown) found.set(lesson, [...known, question]);
  }
  return found;
}
