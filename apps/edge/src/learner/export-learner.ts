import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { eq } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { eventLog } from './event-log.ts';
import { ownedTables } from './owned-tables.ts';
import type { Profiles } from './profile.ts';

interface ExportDeps {
  readonly db: Db;
  readonly profiles: Profiles;
  readonly payments: Payments;
  readonly trail: AuditTrail;
  readonly clock: () => number;
}

/**
 * Everything that is kept about a learner, row by row. `event` holds every event, the answers too. Rows are in the
 * order of their keys: two exports of the same data are the same, whichever way the database reads a table.
 */
export async function exportLearner(
  { db, profiles, payments, trail, clock }: ExportDeps,
  learner: string,
): Promise<OutputOf<Contract['exportData']>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(ownedTables))
    tables[name] =
      table === ownedTables.event
        ? [...(await eventLog(db, learner))]
        : await db
            .select()
            .from(table)
            .where(eq(table.learnerId, learner))
            .orderBy(...keyOf(table));
  const acts = await trail.about(learner, mostActs);
  // What staff did with the account is the learner's to know; who of them it was is not.
  tables['audit_entry'] = acts.map(({ at, action, reason, details }) => ({
    at,
    action,
    reason,
    details,
  }));
  return {
    format: 1,
    exported_at: new Date(clock()).toISOString(),
    profile: (await profiles.find(learner)) ?? null,
    tables: { ...tables, ...(await payments.exportOf(learner)) },
  };
}

/** More acts about one learner than any desk does. */
const mostActs = 10_000;

/** The columns of the primary key of a table. */
function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}
