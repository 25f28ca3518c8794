import type { MigrationState } from './migrate.ts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines share: every query of the server is written against it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database, migrated. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Db;
  readonly migrations: MigrationState;
  /** Resolves if a query gets an answer. */
  ping(): Promise<void>;
  /** A gzipped tar of the embedded database’s directory; undefined where the engine has its own tools. */
  readonly dump?: () => Promise<Blob>;
  close(): Promise<void>;
}
