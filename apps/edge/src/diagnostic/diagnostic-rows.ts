import type { DiagnosticState } from '@lemma/learning-engine';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { diagnostic, diagnosticAnswer } from '../database/schema/index.ts';
import { visitorOwner } from '../learner/visitor.ts';

/** What a diagnostic's row keeps: the engine's state, and the lesson versions that its questions come from. */
export interface KeptDiagnostic {
  readonly engine: DiagnosticState;
  readonly versions: Readonly<Record<string, string>>;
  /** Answers that the learner asked it to reach, past its own stopping rule. */
  readonly atLeast?: number;
}

export type DiagnosticRow = Omit<typeof diagnostic.$inferSelect, 'state'> & {
  readonly state: KeptDiagnostic;
};

/** The session of that uid, if it is the learner's own or nobody's yet. `lock` keeps others from changing it. */
export async function findDiagnostic(
  db: Db,
  learner: string | undefined,
  sessionUid: string,
  lock = false,
): Promise<DiagnosticRow | undefined> {
  const owners = [...(learner === undefined ? [] : [learner]), visitorOwner(sessionUid)];
  for (const owner of owners) {
    const query = db
      .select()
      .from(diagnostic)
      .where(and(eq(diagnostic.learnerId, owner), eq(diagnostic.sessionUid, sessionUid)));
    const [row] = await (lock ? query.for('update') : query);
    if (row) return row as DiagnosticRow;
  }
  return undefined;
}

/** A learner's sessions, latest first; of one course, if it is given. */
export async function diagnosticsOf(
  db: Db,
  learner: string,
  course?: string,
): Promise<readonly DiagnosticRow[]> {
  const mine = eq(diagnostic.learnerId, learner);
  const rows = await db
    .select()
    .from(diagnostic)
    .where(course === undefined ? mine : and(mine, eq(diagnostic.courseUid, course)))
    .orderBy(desc(diagnostic.startedAt))
    .limit(100);
  return rows as readonly DiagnosticRow[];
}

/** Moves a visitor's session and its answers to a learner. */
export async function moveDiagnostic(
  db: Db,
  row: DiagnosticRow,
  learner: string,
): Promise<DiagnosticRow> {
  const moved = { ...row, learnerId: learner };
  // The owner is the sharding key, which cannot be changed in place.
  await db
    .delete(diagnostic)
    .where(and(eq(diagnostic.learnerId, row.learnerId), eq(diagnostic.sessionUid, row.sessionUid)));
  await db.insert(diagnostic).values(moved);
  const answers = await db
    .delete(diagnosticAnswer)
    .where(
      and(
        eq(diagnosticAnswer.learnerId, row.learnerId),
        eq(diagnosticAnswer.sessionUid, row.sessionUid),
      ),
    )
    .returning();
  if (answers.length > 0)
    await db
      .insert(diagnosticAnswer)
      .values(answers.map((answer) => ({ ...answer, learnerId: learner })));
  return moved;
}
