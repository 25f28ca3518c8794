import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { attempt, event } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { AttemptRow } from './session-rows.ts';

/** Keeps an answer. Refuses the uid of an attempt of another session, or of another event. */
export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  const [added] = await db
    .insert(attempt)
    .values(row)
    .onConflictDoNothing({ target: [attempt.learnerId, attempt.attemptUid] })
    .returning({
      isEvent: sql<boolean>`exists (select 1 from ${event} where ${event.learnerId} = ${row.learnerId} and ${event.uid} = ${row.attemptUid})`,
    });
  if (!added || added.isEvent) throw attemptConflict();
}

export function attemptConflict(): Refusal {
  return new Refusal(
    'attempt-conflict',
    'This attempt_uid was used for another answer. Make a new UUID for a new answer.',
  );
}
