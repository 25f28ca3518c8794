import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile } from '../../database/private-file.ts';

/** Objects of the test-mode payment host, as JSON by kind and id, in a SQLite file of its own. */
export class TestPaymentStore {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    if (file !== ':memory:') ensurePrivateFile(file);
    this.#database = new DatabaseSync(file);
    this.#database.exec(
      'PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS object (kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;',
    );
  }

  put(kind: string, id: string, value: unknown): void {
    this.#database
      .prepare('INSERT INTO object VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json')
      .run(kind, id, JSON.stringify(value));
  }

  get(kind: string, id: string): unknown {
    const row = this.#database
      .prepare('SELECT json FROM object WHERE kind = ? AND id = ?')
      .get(kind, id);
    return row ? JSON.parse(String(row['json'])) : undefined;
  }

  all(kind: string): unknown[] {
    return this.#database
      .prepare('SELECT json FROM object WHERE kind = ? ORDER BY rowid')
      .all(kind)
      .map((row) => JSON.parse(String(row['json'])));
  }

  close(): void {
    this.#database.close();
  }
}
