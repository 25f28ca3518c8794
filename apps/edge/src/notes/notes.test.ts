// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient } from '@lemma/api-client';
import { noteLimits } from '@lemma/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { mergedText } from './merged-text.ts';

type Write = Partial<Parameters<ApiClient['keepNote']>[0]['body']>;

describe.each(engines)('notes on %s', (engine) => {
  let server: TestServer;
  let learners = 0;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const newLearner = () => server.as(`auth0|notes-${(learners += 1)}`);
  const keep = async (client: ApiClient, write: Write = {}) =>
    client.keepNote({
      body: {
        write_uid: crypto.randomUUID(),
        after: null,
        lesson_uid: 'one',
        part_id: 'one--sums',
        part_title: 'Sums',
        bookmarked: false,
        text: 'Units first.',
        ...write,
      },
    });

  it('keeps a note, changes it, and removes it', async () => {
    const client = newLearner();
    const first = await keep(client);
    const second = await keep(client, {
      after: first.note?.write_uid ?? null,
      text: 'Tens first.',
      bookmarked: true,
    });
    expect((await client.notes()).notes).toEqual([second.note]);
    expect(second.note).toMatchObject({
      lesson_title: server.content.lessons.get('one')?.title,
      part_title: 'Sums',
      text: 'Tens first.',
      bookmarked: true,
    });
    const gone = await keep(client, { after: second.note?.write_uid ?? null, text: '' });
    expect(gone).toEqual({ note: null });
    expect(await client.notes()).toEqual({ notes: [] });
  });

  it('takes the same write once', async () => {
    const client = newLearner();
    const write = { write_uid: crypto.randomUUID() };
    const first = await keep(client, write);
    expect(await keep(client, write)).toEqual(first);
    const { notes } = await client.notes();
    expect(notes.map(({ text }) => text)).toEqual(['Units first.']);
  });

  it('loses nothing of what two devices wrote at once', async () => {
    const client = newLearner();
    const texts = ['On the phone.', 'At the desk.', 'On the train.'];
    await Promise.all(texts.map((text) => keep(client, { text })));
    const { notes } = await client.notes();
    expect(notes).toHaveLength(1);
    for (const text of texts) expect(notes[0]?.text).toContain(text);
  });

  it('does not let what two devices wrote be replaced by one that has not read it', async () => {
    const client = newLearner();
    await keep(client, { text: 'At the desk.' });
    const write_uid = crypto.randomUUID();
    const merged = await keep(client, { text: 'On the phone.', write_uid });
    expect(merged.note?.text).toBe('At the desk.\n\nOn the phone.');
    // The phone sends again, and then goes on writing, before it has heard of the other text.
    expect((await keep(client, { text: 'On the phone.', write_uid })).note?.text).toBe(
      merged.note?.text,
    );
    const { note } = await keep(client, { text: 'On the phone. More.', after: write_uid });
    expect(note?.text).toContain('At the desk.');
    expect(note?.text).toContain('On the phone. More.');
  });

  it('does not remove what another device wrote since', async () => {
    const client = newLearner();
    const first = await keep(client, { bookmarked: true });
    await keep(client, { after: first.note?.write_uid ?? null, text: 'Longer now.' });
    const { note } = await keep(client, { after: first.note?.write_uid ?? null, text: '' });
    expect(note).toMatchObject({ text: 'Longer now.', bookmarked: false });
  });

  it('is the learner’s alone', async () => {
    const [mine, other] = [newLearner(), newLearner()];
    await keep(mine);
    expect(await other.notes()).toEqual({ notes: [] });
    await expect(server.as().notes()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses a lesson that is not there, and text that no database holds', async () => {
    const client = newLearner();
    await expect(keep(client, { lesson_uid: 'nowhere' })).rejects.toMatchObject({
      code: 'not-found',
    });
    for (const text of ['x'.repeat(noteLimits.characters + 1), 'a\u0000b'])
      // The client checks what it sends, too: this is what the server says.
      await expect(keep(client, { text })).rejects.toThrow(/text/u);
  });

  it('keeps what it has when two texts are too long together, and says so', async () => {
    const client = newLearner();
    const long = (letter: string) => letter.repeat(noteLimits.characters);
    await keep(client, { text: long('a') });
    await expect(keep(client, { text: long('b') })).rejects.toMatchObject({ code: 'note-limit' });
    expect((await client.notes()).notes[0]?.text).toBe(long('a'));
  });

  it('says when no more parts can be marked; those that are can still change', async () => {
    const client = newLearner();
    const parts = Array.from({ length: noteLimits.notes }, (_, index) => `one--part-${index}`);
    for (let from = 0; from < parts.length; from += 50)
      await Promise.all(
        parts.slice(from, from + 50).map((part_id) => keep(client, { part_id, text: 'x' })),
      );
    await expect(keep(client, { part_id: 'one--more' })).rejects.toMatchObject({
      code: 'note-limit',
    });
    expect(await keep(client, { part_id: 'one--part-3', text: 'xy' })).toMatchObject({
      note: { text: 'xy' },
    });
  }, 120_000);

  it('leaves with the export, and goes with the account', async () => {
    const client = newLearner();
    await client.syncUser({ body: { email: 'notes@example.org', name: 'Noa' } });
    await keep(client);
    const { tables } = await client.exportData();
    expect(tables['note']).toMatchObject([{ lessonUid: 'one', text: 'Units first.' }]);
  });
});

describe('the text of two devices', () => {
  it.each([
    ['', 'new', 'new'],
    ['old', '', 'old'],
    ['old and new', 'old', 'old and new'],
    ['old', 'old and new', 'old and new'],
    ['old', 'new', 'old\n\nnew'],
  ])('of %j and %j is %j', (standing, written, merged) => {
    expect(mergedText(standing, written)).toBe(merged);
  });
});
