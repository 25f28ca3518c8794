import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { eventLog } from './event-log.ts';
import { ownedTables } from './owned-tables.ts';
import type { Profiles } from './profile.ts';

interface ExportDeps {
  readonly db: Db;
  readonly profiles: Profiles;
  readonly payments: Payments;
  readonly clock: () => number;
}

/** Everything that is kept about a learner, row by row. `event` holds every event, the answers too. */
export async function exportLearner(
  { db, profiles, payments, clock }: ExportDeps,
  learner: string,
): Promise<OutputOf<Contract['exportData']>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(ownedTables))
    tables[name] =
      table === ownedTables.event
        ? [...(await eventLog(db, learner))]
        : await db.select().from(table).where(eq(table.learnerId, learner));
  return {
    format: 1,
    exported_at: new Date(clock()).toISOString(),
    profile: (await profiles.find(learner)) ?? null,
    tables: { ...tables, ...(await payments.exportOf(learner)) },
  };
}
