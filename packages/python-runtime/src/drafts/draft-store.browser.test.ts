import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { DraftStore, clearDrafts } from './draft-store.ts';

const hour = 60 * 60 * 1000;
const morning = Date.UTC(2026, 0, 5, 9);

/** What is written, past the store. */
async function written(): Promise<readonly string[]> {
  const db = await openDB('lemma-python-drafts');
  try {
    const drafts: { text: string }[] = await db.getAll('drafts');
    return drafts.map(({ text }) => text);
  } finally {
    db.close();
  }
}

/** The page is left: what waits is written. */
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

beforeEach(() => clearDrafts());

it('a draft is there for 24 hours and then no more', async () => {
  const drafts = new DraftStore('ada');
  drafts.save('q1', 'x = 1', morning);
  leave();
  expect(await drafts.load('q1', morning + 24 * hour - 1)).toBe('x = 1');
  expect(await drafts.load('q1', morning + 24 * hour)).toBeUndefined();
});

it('each key press begins the 24 hours anew', async () => {
  const drafts = new DraftStore('ada');
  drafts.save('q1', 'x', morning);
  leave();
  drafts.save('q1', 'x = 1', morning + 20 * hour);
  leave();
  expect(await drafts.load('q1', morning + 40 * hour)).toBe('x = 1');
});

it('expired drafts of all users are removed, fresh ones stay', async () => {
  new DraftStore('ada').save('q1', 'old', morning);
  new DraftStore('ben').save('q2', 'old too', morning + hour);
  new DraftStore('ben').save('q3', 'fresh', morning + 20 * hour);
  leave();
  await expect.poll(written).toHaveLength(3);
  await new DraftStore('cem').load('q4', morning + 25 * hour);
  await expect.poll(written).toEqual(['fresh']);
});

it('is written by itself, and at once when the page hides', async () => {
  const drafts = new DraftStore('ada');
  drafts.save('q1', 'by itself');
  await expect.poll(written).toEqual(['by itself']);
  drafts.save('q1', 'at once');
  leave();
  expect(await written()).toEqual(['at once']);
});

it('is read back before it is written', async () => {
  const drafts = new DraftStore('ada');
  drafts.save('q1', 'new');
  expect(await new DraftStore('ada').load('q1')).toBe('new');
});

it('is of its user and exercise alone', async () => {
  new DraftStore('ada').save('q1', 'of ada');
  leave();
  expect(await new DraftStore('ben').load('q1')).toBeUndefined();
  expect(await new DraftStore('ada').load('q2')).toBeUndefined();
});

it('what was removed or cleared does not come back, though it waited to be written', async () => {
  const drafts = new DraftStore('ada');
  drafts.save('q1', 'removed');
  await drafts.remove('q1');
  drafts.save('q2', 'cleared');
  await clearDrafts();
  leave();
  expect(await drafts.load('q1')).toBeUndefined();
  expect(await drafts.load('q2')).toBeUndefined();
  expect(await written()).toEqual([]);
});
