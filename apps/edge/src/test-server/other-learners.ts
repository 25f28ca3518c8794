import { sql } from 'drizzle-orm';
import type { LearnerState } from '@lemma/learning-engine';
import type { Db } from '../database/database.ts';
import { learnerState } from '../database/schema/index.ts';

const page = 20_000;

/** Rows of other learners, up to `count` of them: a state and an event each. For measurements. */
export async function fillLearners(db: Db, count: number): Promise<void> {
  for (let first = 1; first <= count; first += page) {
    const last = Math.min(count, first + page - 1);
    await db.execute(sql`
      insert into learner_state (learner_id, revision, state)
      select 'other|' || n, 1, '{"format":1}'::jsonb
      from generate_series(${first}::int, ${last}::int) n on conflict do nothing`);
    await db.execute(sql`
      insert into event (learner_id, sequence, uid, at, type, body)
      select 'other|' || n, 0, 'u' || n, 0, 'course-started', '{}'::jsonb
      from generate_series(${first}::int, ${last}::int) n on conflict do nothing`);
  }
  await db.execute(sql`analyze learner_state`);
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
