import type { LearningEvent } from '@lemma/learning-engine';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { attempt, event, session } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import { isSameEvent } from './same-event.ts';

export type AnswerEvent = Extract<LearningEvent, { readonly type: 'question-answered' }>;

/** A learner's event as `event` keeps it: the answers too, whose rows are in `attempt`. */
type LoggedEvent = Omit<typeof event.$inferSelect, 'body'> & { readonly body: LearningEvent };

/** All events of a learner, in order. One statement, so that no write comes between its two tables. */
export async function eventLog(db: Db, learner: string): Promise<readonly LoggedEvent[]> {
  const rows = await unionAll(others(db, learner), answers(db, learner)).orderBy(
    sql`"sequence" asc`,
  );
  return rows.map((row) => ({ learnerId: learner, ...row, body: row.body as LearningEvent }));
}

function others(db: Db, learner: string) {
  const { sequence, uid, at, type, body } = event;
  return db
    .select({ sequence, uid, at, type, body })
    .from(event)
    .where(eq(event.learnerId, learner));
}

const body = sql<unknown>`jsonb_build_object(
  'version', 1, 'type', 'question-answered', 'uid', ${attempt.attemptUid}, 'at', ${attempt.at},
  'session', ${attempt.sessionUid}, 'kind', ${session.kind}, 'lesson', ${attempt.lessonUid},
  'question', ${attempt.questionUid}, 'skill', ${attempt.skill}, 'correct', ${attempt.correct},
  'credit', ${attempt.credit}, 'seconds', ${attempt.seconds},
  'dontKnow', ${attempt.answer} ->> 'kind' = 'dont-know')`;

function answers(db: Db, learner: string) {
  return db
    .select({
      sequence: sql<number>`${attempt.sequence}`,
      uid: attempt.attemptUid,
      at: attempt.at,
      type: sql<string>`'question-answered'::text`,
      body,
    })
    .from(attempt)
    .innerJoin(
      session,
      and(eq(session.learnerId, attempt.learnerId), eq(session.sessionUid, attempt.sessionUid)),
    )
    .where(and(eq(attempt.learnerId, learner), isNotNull(attempt.sequence)));
}

/** Appends one event that is no answer. False if the same one stands already. */
export async function insertEvent(
  db: Db,
  learner: string,
  sequence: number,
  next: LearningEvent,
): Promise<boolean> {
  const { uid, at, type } = next;
  const [added] = await db
    .insert(event)
    .values({ learnerId: learner, sequence, uid, at, type, body: next })
    .onConflictDoNothing({ target: [event.learnerId, event.uid] })
    .returning({
      isAnswer: sql<boolean>`exists (select 1 from ${attempt} where ${attempt.learnerId} = ${learner} and ${attempt.attemptUid} = ${uid})`,
    });
  if (added && !added.isAnswer) return true;
  const [standing] = await db
    .select({ body: event.body })
    .from(event)
    .where(and(eq(event.learnerId, learner), eq(event.uid, uid)));
  if (!added && isSameEvent(standing?.body as LearningEvent, next)) return false;
  throw new Refusal(
    'attempt-conflict',
    `The identifier ${uid} was used for something else. Make a new UUID.`,
  );
}
