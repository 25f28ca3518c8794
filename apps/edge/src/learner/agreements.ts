import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { agreement } from '../database/schema/index.ts';

/** Documents by the day that each is in force since. */
export interface Documents {
  readonly terms: string;
  readonly privacy: string;
}

/** Keeps what a learner agreed to, once, with the moment. */
export async function keepAgreement(
  db: Db,
  learnerId: string,
  { terms, privacy }: Documents,
  agreedAt: number,
): Promise<void> {
  await db.insert(agreement).values({ learnerId, terms, privacy, agreedAt }).onConflictDoNothing();
}

/** What the learner agreed to last, or null. */
export async function latestAgreement(db: Db, learnerId: string): Promise<Documents | null> {
  const [latest] = await db
    .select({ terms: agreement.terms, privacy: agreement.privacy })
    .from(agreement)
    .where(eq(agreement.learnerId, learnerId))
    .orderBy(desc(agreement.agreedAt), desc(agreement.terms), desc(agreement.privacy))
    .limit(1);
  return latest ?? null;
}
