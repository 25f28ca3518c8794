import type { MigrationState } from './migrate.ts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines share: every query of the server is written against it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Connections of a pool, and how many requests wait for one. */
export interface PoolState {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database, migrated. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Db;
  readonly migrations: MigrationState;
  /** Undefined where there is no pool. */
  readonly pool?: () => PoolState;
  /** Resolves if a query gets an answer. */
  ping(): Promise<void>;
  /** A gzipped tar of the embedded database’s directory; undefined where the engine has its own tools. */
  readonly dump?: () => Promise<Blob>;
  close(): Promise<void>;
}
