import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile } from '../database/private-file.ts';

/**
 * The local identity provider's own storage: a tenant apart, as Auth0's is, in one SQLite file.
 * WAL with synchronous FULL, so that what was answered survives a kill.
 */
export class IdentityStore {
  readonly #database: DatabaseSync;

  /** `file` is a path, or `:memory:` for tests. */
  constructor(file: string) {
    if (file !== ':memory:') ensurePrivateFile(file);
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS account (
        sub TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        password TEXT NOT NULL, created_at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS record (
        model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, grant_id TEXT, uid TEXT,
        expires_at INTEGER, consumed_at INTEGER, PRIMARY KEY (model, id)
      ) STRICT;
      CREATE INDEX IF NOT EXISTS record_grant ON record (grant_id);
      CREATE INDEX IF NOT EXISTS record_uid ON record (model, uid);
      CREATE INDEX IF NOT EXISTS record_expiry ON record (expires_at);
      CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    `);
  }

  get database(): DatabaseSync {
    return this.#database;
  }

  /** The secret of that name; made by `create` the first time and kept. */
  async secret(name: string, create: () => Promise<string> | string): Promise<string> {
    const read = () =>
      this.#database.prepare('SELECT value FROM secret WHERE name = ?').get(name)?.['value'];
    const kept = read();
    if (typeof kept === 'string') return kept;
    this.#database
      .prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, await create());
    return String(read());
  }

  /** Deletes the sessions, grants and tokens of an account. */
  endSessions(sub: string): void {
    this.#database
      .prepare("DELETE FROM record WHERE json_extract(payload, '$.accountId') = ?")
      .run(sub);
  }

  /** Deletes an account with its sessions; one that is gone already stays so. */
  deleteAccount(sub: string): void {
    this.endSessions(sub);
    this.#database.prepare('DELETE FROM account WHERE sub = ?').run(sub);
  }

  /** Deletes records whose time is over. `now` in milliseconds. */
  sweep(now: number): void {
    this.#database.prepare('DELETE FROM record WHERE expires_at < ?').run(now);
  }

  close(): void {
    this.#database.close();
  }
}
