import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { and, eq, isNull } from 'drizzle-orm';
import type { LessonVersions } from '../content/lesson-versions.ts';
import type { Db } from '../database/database.ts';
import { diagnostic } from '../database/schema/index.ts';
import { questionAt } from '../study/question-bank.ts';
import type { DiagnosticRow } from './diagnostic-rows.ts';
import { stepOf } from './diagnostic-view.ts';

/** What the learner's running diagnostics ask now. */
export async function askedInDiagnostics(
  { db, versions }: { readonly db: Db; readonly versions: LessonVersions },
  learner: string,
): Promise<readonly CompiledQuestion[]> {
  const rows = await db
    .select()
    .from(diagnostic)
    .where(and(eq(diagnostic.learnerId, learner), isNull(diagnostic.finishedAt)))
    .limit(20);
  const asked: CompiledQuestion[] = [];
  for (const row of rows as readonly DiagnosticRow[]) {
    const step = stepOf(row);
    const version = step && row.state.versions[step.lesson];
    if (!step || !version) continue;
    const lesson = await versions.at(step.lesson, version);
    asked.push(questionAt(lesson, step.question, step.seed));
  }
  return asked;
}
