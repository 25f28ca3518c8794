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

  /** The oldest entry of a learner that `isSkipped` does not leave out. */
  async first(
    learner: string,
    isSkipped: (entry: OutboxEntry) => boolean = () => false,
  ): Promise<OutboxEntry | undefined> {
    const transaction = (await this.#database).transaction('entries');
    let cursor = await transaction.store.index('learner').openCursor(learner);
    for (; cursor; cursor = await cursor.continue()) {
      const entry = { ...cursor.value, seq: cursor.primaryKey };
      if (!isSkipped(entry)) return entry;
    }
    return undefined;
  }

  async remove(seq: number): Promise<void> {
    await (await this.#database).delete('entries', seq);
  }

  /** How many entries of a learner there are, and how many of them `isHeld` takes. */
  async count(
    learner: string,
    isHeld: (entry: OutboxEntry) => boolean,
  ): Promise<{ readonly pending: number; readonly held: number }> {
    const entries = await (await this.#database).getAllFromIndex('entries', 'learner', learner);
    const held = entries.filter(({ seq = 0, ...entry }) => isHeld({ ...entry, seq }));
    return { pending: entries.length, held: held.length };
  }

  async close(): Promise<void> {
    (await this.#database).close();
  }
}
