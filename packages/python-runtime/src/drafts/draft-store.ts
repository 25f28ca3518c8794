import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

interface Draft {
  readonly user: string;
  readonly exercise: string;
  readonly text: string;
  readonly savedAt: number;
}

interface Drafts extends DBSchema {
  drafts: { key: [user: string, exercise: string]; value: Draft };
}

const keptMs = 24 * 60 * 60 * 1000;
const saveAfterMs = 400;
const database = 'lemma-python-drafts';

let opening: Promise<IDBPDatabase<Drafts>> | undefined;

/** What was typed last and is not written yet, by user and exercise: all editors of the page wait for one timer. */
const unsaved = new Map<string, Draft>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Unfinished code, kept per user and exercise for 24 hours. A browser without IndexedDB keeps none, and nothing breaks. */
export class DraftStore {
  readonly user: string;
  private swept = false;

  constructor(user: string) {
    this.user = user;
  }

  async load(exercise: string, now = Date.now()): Promise<string | undefined> {
    if (!this.swept) {
      this.swept = true;
      void removeExpired(now);
    }
    const waiting = unsaved.get(this.keyOf(exercise));
    if (waiting) return waiting.text;
    const draft = await quietly(async () => (await open()).get('drafts', [this.user, exercise]));
    return draft && !isExpired(draft, now) ? draft.text : undefined;
  }

  /** Written within half a second, and at once when the page hides. */
  save(exercise: string, text: string, now = Date.now()): void {
    unsaved.set(this.keyOf(exercise), { user: this.user, exercise, text, savedAt: now });
    if (timer !== undefined) return;
    timer = setTimeout(write, saveAfterMs);
    document.addEventListener('visibilitychange', write);
    window.addEventListener('pagehide', write);
  }

  async remove(exercise: string): Promise<void> {
    unsaved.delete(this.keyOf(exercise));
    await quietly(async () => (await open()).delete('drafts', [this.user, exercise]));
  }

  private keyOf(exercise: string): string {
    return JSON.stringify([this.user, exercise]);
  }
}

/** Removes every user's drafts from this browser: call it on sign-out. */
export async function clearDrafts(): Promise<void> {
  unsaved.clear();
  await quietly(async () => (await open()).clear('drafts'));
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', write);
  window.removeEventListener('pagehide', write);
  const drafts = [...unsaved.values()];
  unsaved.clear();
  void quietly(async () => {
    const transaction = (await open()).transaction('drafts', 'readwrite');
    const puts = drafts.map(async (draft) => transaction.store.put(draft));
    // A page that goes away cannot wait for the answers, without which nothing would be committed.
    transaction.commit();
    await Promise.all([...puts, transaction.done]);
  });
}

/** Drafts of all users: one who never comes back leaves nothing behind either. */
async function removeExpired(now: number): Promise<void> {
  await quietly(async () => {
    const { store, done } = (await open()).transaction('drafts', 'readwrite');
    for await (const cursor of store) if (isExpired(cursor.value, now)) await cursor.delete();
    await done;
  });
}

function isExpired({ savedAt }: Draft, now: number): boolean {
  return now - savedAt >= keptMs;
}

function open(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>(database, 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: ['user', 'exercise'] });
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function quietly<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}
