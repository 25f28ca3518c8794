import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation } from '../contract/contract.ts';

/** A call that waits for delivery. */
export interface OutboxEntry {
  /** Order of delivery, by this browser. */
  readonly seq: number;
  /** Whose it is: the `sub` of the learner who was signed in. */
  readonly learner: string;
  readonly operation: Operation;
  readonly input: unknown;
  /** Milliseconds since the epoch, by this device. */
  readonly createdAt: number;
}

interface OutboxSchema extends DBSchema {
  entries: {
    key: number;
    value: Omit<OutboxEntry, 'seq'> & { seq?: number };
    indexes: { learner: string };
  };
}

/** Entries in IndexedDB: they survive a reload, a crash and being offline. */
export class OutboxStore {
  readonly #database: Promise<IDBPDatabase<OutboxSchema>>;

  constructor(name: string) {
    this.#database = openDB<OutboxSchema>(name, 1, {
      upgrade(database) {
        const entries = database.createObjectStore('entries', {
          keyPath: 'seq',
          autoIncrement: true,
        });
        entries.createIndex('learner', 'learner');
      },
    });
  }

  async add(entry: Omit<OutboxEntry, 'seq'>): Promise<number> {
    return (await this.#database).add('entries', entry);
  }

  /** The oldest entry of a learner. */
  async first(learner: string): Promise<OutboxEntry | undefined> {
    const transaction = (await this.#database).transaction('entries');
    const cursor = await transaction.store.index('learner').openCursor(learner);
    return cursor ? { ...cursor.value, seq: cursor.primaryKey } : undefined;
  }

  async remove(seq: number): Promise<void> {
    await (await this.#database).delete('entries', seq);
  }

  async count(learner: string): Promise<number> {
    return (await this.#database).countFromIndex('entries', 'learner', learner);
  }

  async close(): Promise<void> {
    (await this.#database).close();
  }
}
