import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

interface Drafts extends DBSchema {
  drafts: {
    key: [user: string, exercise: string];
    value: {
      readonly user: string;
      readonly exercise: string;
      readonly text: string;
      readonly savedAt: number;
    };
  };
}

const keptMs = 24 * 60 * 60 * 1000;
const database = 'lemma-python-drafts';

let opening: Promise<IDBPDatabase<Drafts>> | undefined;

function open(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>(database, 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: ['user', 'exercise'] });
    },
  });
  return opening;
}

/** Unfinished code, kept per user and exercise for 24 hours. A browser without IndexedDB keeps none, and nothing breaks. */
export class DraftStore {
  readonly user: string;
  constructor(user: string) {
    this.user = user;
  }

  async load(exercise: string, now = Date.now()): Promise<string | undefined> {
    return quietly(async () => {
      const draft = await (await open()).get('drafts', [this.user, exercise]);
      return draft && now - draft.savedAt < keptMs ? draft.text : undefined;
    });
  }

  async save(exercise: string, text: string, now = Date.now()): Promise<void> {
    await quietly(async () =>
      (await open()).put('drafts', { user: this.user, exercise, text, savedAt: now }),
    );
  }

  async remove(exercise: string): Promise<void> {
    await quietly(async () => (await open()).delete('drafts', [this.user, exercise]));
  }
}

/** Removes every user's drafts from this browser: call it on sign-out. */
export async function clearDrafts(): Promise<void> {
  await quietly(async () => (await open()).clear('drafts'));
}

async function quietly<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}
