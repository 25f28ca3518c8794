import { eq, sql } from 'drizzle-orm';
import type { LearnerState } from '@lemma/learning-engine';
import type { Db } from '../../src/database/database.ts';
import { learnerState } from '../../src/database/schema/index.ts';

const page = 20_000;

/** Rows of `count` other learners: profile, state and event of each, a purchase of every tenth. For measurements. */
export async function fillLearners(db: Db, count: number): Promise<void> {
  for (let first = 1; first <= count; first += page) {
    const last = Math.min(count, first + page - 1);
    const numbers = sql`generate_series(${first}::int, ${last}::int) n`;
    await db.execute(sql`
      insert into learner (learner_id, email, name, daily_goal, time_zone, created_at)
      select 'other|' || n, n || '@example.org', 'Other', 30, 'UTC', 0 from ${numbers}`);
    await db.execute(sql`
      insert into learner_state (learner_id, revision, state)
      select 'other|' || n, 1, json_build_object('format', 2, 'filling', repeat('x', 300)) from ${numbers}`);
    await db.execute(sql`
      insert into event (learner_id, sequence, uid, at, type, body)
      select 'other|' || n, 0, 'u' || n, 0, 'course-started', '{}'::jsonb from ${numbers}`);
    await db.execute(sql`
      insert into purchase (learner_id, payment_id, plan, email, amount, currency, purchased_at)
      select 'other|' || n, 'p' || n, 'lifetime', n || '@example.org', 100, 'usd', 0
      from ${numbers} where n % 10 = 0`);
  }
  // What a new database does once by itself, some minutes later.
  for (const table of ['learner', 'learner_state', 'event', 'purchase'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  await db.execute(sql`checkpoint`);
}

/** Puts a learner's state there as if its events had been folded. */
export async function putState(
  db: Db,
  learner: string,
  state: LearnerState,
  activeCourse: string,
): Promise<void> {
  await db.insert(learnerState).values({ learnerId: learner, revision: 1, state, activeCourse });
}

/** As if another server had written: the state that this one has in memory is of an older revision. */
export async function touchState(db: Db, learner: string): Promise<void> {
  await db
    .update(learnerState)
    .set({ revision: sql`${learnerState.revision} + 1` })
    .where(eq(learnerState.learnerId, learner));
}
