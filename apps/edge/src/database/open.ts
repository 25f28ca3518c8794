import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolClient } from 'pg';
import type { Database, Db } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import {
  migratePostgres,
  migrationState,
  migrationsFolder,
  SchemaOutdatedError,
} from './migrate.ts';

export interface OpenOptions {
  /** A PostgreSQL connection string; without it the embedded database is used. */
  readonly url?: string | undefined;
  /** Directory of the embedded database, or undefined to keep it in memory (tests). */
  readonly directory?: string | undefined;
  /** A dump that an embedded database in memory begins as (tests). */
  readonly dump?: Blob | undefined;
  /** Most connections to PostgreSQL. Default 20. */
  readonly connections?: number | undefined;
  /**
   * What to do about migrations that are missing: apply them (the default), refuse to open, or open all the same, to
   * say which are missing.
   */
  readonly migrations?: 'apply' | 'refuse' | 'ignore';
  /** A connection that the pool lost: reported, not fatal. */
  readonly onError?: (error: Error) => void;
}

/** Opens PostgreSQL or the embedded database and brings its schema up to date, unless `migrations` says otherwise. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options);
}

async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  const missing = options.migrations ?? 'apply';
  if (missing === 'apply') await migratePostgres(url);
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    // A server that is down refuses at once; this is how long a request may queue behind others.
    connectionTimeoutMillis: 10_000,
    // A learner's writes wait for one another; none may wait for ever.
    options: '-c lock_timeout=5000 -c statement_timeout=15000',
  });
  const report = (error: Error) => options.onError?.(error);
  pool.on('error', report);
  // The pool listens only to idle connections: one that breaks inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', report));
  giveBackBrokenOnes(pool);
  const db = drizzlePg(pool);
  try {
    return {
      kind: 'postgresql',
      db: db as unknown as Db,
      migrations: checked(await migrationState(db), missing),
      pool: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      ping: async () => {
        await db.execute(sql`select 1`);
      },
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function checked(
  state: Database['migrations'],
  missing: OpenOptions['migrations'],
): Database['migrations'] {
  if (missing === 'refuse' && state.applied < state.expected) throw new SchemaOutdatedError(state);
  return state;
}

type OnConnected = Parameters<Pool['connect']>[0];

/**
 * A connection goes back to the pool when it breaks, whoever has it: drizzle sends `begin` before it sees to the
 * release, so one that broke just then was never given back, and after twenty of them nobody got any.
 */
function giveBackBrokenOnes(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  // The pool's own queries ask with a callback, and give back what breaks themselves.
  const connectOrCall = (onConnected?: OnConnected) =>
    onConnected ? connect(onConnected) : connect().then(givenBackIfBroken);
  pool.connect = connectOrCall as Pool['connect'];
}

function givenBackIfBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', releaseOnce);
    release(error);
  };
  client.on('error', releaseOnce);
  client.release = releaseOnce;
  return client;
}

async function openEmbedded({
  directory,
  dump,
  migrations: missing = 'apply',
}: OpenOptions): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true });
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const engine = await PGlite.create({
      ...(directory ? { dataDir: join(directory, 'pglite') } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
    });
    const db = drizzlePglite(engine);
    if (missing === 'apply') await migratePglite(db, { migrationsFolder });
    const migrations = checked(await migrationState(db), missing);
    return {
      kind: 'pglite',
      db: db as unknown as Db,
      migrations,
      ping: async () => {
        await db.execute(sql`select 1`);
      },
      dump: () => engine.dumpDataDir('gzip'),
      close: async () => {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
