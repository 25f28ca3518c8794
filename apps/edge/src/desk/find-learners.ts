import { asc, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { learner } from '../database/schema/index.ts';

const mostFound = 20;

/** Learners whose address, name or identifier contains the text, in any case: an address that begins with it first. */
export async function findLearners(db: Db, search: string) {
  const wanted = search.trim().toLowerCase();
  // `position` and not `like`: what is typed has no wildcards in it.
  const at = (column: unknown): SQL<number> => sql`position(${wanted} in lower(${column}))`;
  const rows = await db
    .select()
    .from(learner)
    .where(
      or(
        sql`${at(learner.email)} > 0`,
        sql`${at(learner.name)} > 0`,
        sql`${at(learner.learnerId)} > 0`,
      ),
    )
    .orderBy(sql`${at(learner.email)} <> 1`, asc(learner.email), asc(learner.learnerId))
    .limit(mostFound + 1);
  return {
    learners: rows.slice(0, mostFound).map(({ learnerId, name, email, createdAt }) => ({
      learner_id: learnerId,
      name,
      email,
      created_at: new Date(createdAt).toISOString(),
    })),
    more: rows.length > mostFound,
  };
}
