import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { createFakeFetch, type FakeHandlers, FakeProblem } from '../fake/fake-edge.ts';
import { Outbox, type OutboxOptions } from './outbox.ts';

/** A server that can be taken down, and that keeps what reached it. */
function createServer(handlers: FakeHandlers = {}) {
  const delivered: string[] = [];
  const fake = createFakeFetch({
    sessionHistory: ({ body }) => {
      delivered.push(body.entry_uid);
      return { status: 'ok' };
    },
    ...handlers,
  });
  const server = { up: true, delivered, requests: 0, fetch: fake };
  const client = createApiClient({
    baseUrl: 'https://edge.test',
    retries: 0,
    fetch: async (input, init) => {
      server.requests += 1;
      if (!server.up) throw new TypeError('Failed to fetch');
      return fake(input, init);
    },
  });
  return { server, client };
}

const open: Outbox[] = [];
afterEach(async () => {
  for (const outbox of open.splice(0)) await outbox.close();
});

let databases = 0;
const freshName = () => `outbox-${Date.now()}-${(databases += 1)}`;

function createOutbox(options: OutboxOptions): Outbox {
  const outbox = new Outbox({ backoffMs: 5, ...options });
  open.push(outbox);
  return outbox;
}

const entry = (uid = crypto.randomUUID()) => ({
  body: { entry_uid: uid, session_uid: crypto.randomUUID(), position: 1, seconds: 5 },
});

describe('the outbox', () => {
  it('delivers at once and gives the answer', async () => {
    const { server, client } = createServer();
    const outbox = createOutbox({ client, learner: 'ada', name: freshName() });
    const sent = entry();
    expect(await outbox.send('sessionHistory', sent)).toEqual({ status: 'ok' });
    expect(server.delivered).toEqual([sent.body.entry_uid]);
    expect(outbox.state).toEqual({ pending: 0, stalled: false, held: 0 });
  });

  it('keeps what cannot be sent, says so, and delivers it in order when the server is back', async () => {
    const { server, client } = createServer();
    server.up = false;
    const outbox = createOutbox({ client, learner: 'ada', name: freshName() });
    const entries = [entry(), entry(), entry()];
    const answers = entries.map((one) => outbox.send('sessionHistory', one));
    await vi.waitFor(() => expect(outbox.state).toEqual({ pending: 3, stalled: true, held: 0 }));
    server.up = true;
    await Promise.all(answers);
    expect(server.delivered).toEqual(entries.map((one) => one.body.entry_uid));
    expect(outbox.state).toEqual({ pending: 0, stalled: false, held: 0 });
  });

  it('delivers after a reload what was kept before it', async () => {
    const { server, client } = createServer();
    const name = freshName();
    server.up = false;
    const before = new Outbox({ client, learner: 'ada', name, backoffMs: 5 });
    const sent = entry();
    void before.send('sessionHistory', sent).catch(() => undefined);
    await vi.waitFor(() => expect(before.state.pending).toBe(1));
    await before.close();
    server.up = true;
    const after = createOutbox({ client, learner: 'ada', name });
    const told: number[] = [];
    after.subscribe(() => told.push(after.state.pending));
    await vi.waitFor(() => expect(server.delivered).toEqual([sent.body.entry_uid]));
    await vi.waitFor(() => expect(told).toEqual([1, 0]));
  });

  it('is shared by several tabs: each entry is sent once, and its answer comes to the tab that asked', async () => {
    const { server, client } = createServer();
    const name = freshName();
    const tabs = [1, 2, 3].map(() => createOutbox({ client, learner: 'ada', name }));
    const entries = Array.from({ length: 12 }, () => entry());
    const answers = await Promise.all(
      entries.map(async (one, index) => tabs[index % 3]?.send('sessionHistory', one)),
    );
    expect(answers).toEqual(entries.map(() => ({ status: 'ok' })));
    expect(server.delivered.toSorted()).toEqual(
      entries.map((one) => one.body.entry_uid).toSorted(),
    );
  });

  it('holds back the entries of another learner until that learner is here again', async () => {
    const { server, client } = createServer();
    const name = freshName();
    server.up = false;
    const ada = new Outbox({ client, learner: 'ada', name, backoffMs: 5 });
    const sent = entry();
    void ada.send('sessionHistory', sent).catch(() => undefined);
    await vi.waitFor(() => expect(ada.state.pending).toBe(1));
    await ada.close();
    server.up = true;
    const ben = createOutbox({ client, learner: 'ben', name });
    const own = entry();
    await ben.send('sessionHistory', own);
    expect(server.delivered).toEqual([own.body.entry_uid]);
    createOutbox({ client, learner: 'ada', name });
    await vi.waitFor(() => expect(server.delivered).toContain(sent.body.entry_uid));
  });

  it('drops what the server refuses for good, tells why, and goes on with the next', async () => {
    const { client } = createServer({
      markLessonAsNotMastered: () => {
        throw new FakeProblem('not-found', 'There is no such lesson.');
      },
    });
    const rejected: string[] = [];
    const outbox = createOutbox({
      client,
      learner: 'ada',
      name: freshName(),
      onRejected: ({ operation }) => rejected.push(operation),
    });
    const refused = outbox.send('markLessonAsNotMastered', {
      body: { event_uid: crypto.randomUUID(), lesson_uid: 'gone' },
    });
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'not-found' });
    expect(rejected).toEqual(['markLessonAsNotMastered']);
    expect(await outbox.send('sessionHistory', entry())).toEqual({ status: 'ok' });
  });

  it('tries again after a 503 instead of dropping', async () => {
    let failures = 2;
    const { client } = createServer({
      sessionHistory: () => {
        if (failures > 0) {
          failures -= 1;
          throw new FakeProblem('unavailable', 'Try again.');
        }
        return { status: 'ok' };
      },
    });
    const outbox = createOutbox({ client, learner: 'ada', name: freshName() });
    expect(await outbox.send('sessionHistory', entry())).toEqual({ status: 'ok' });
  });

  it.each([
    ['a sign-in page of a network', 200, '<!doctype html><title>Sign in to the network</title>'],
    ['half an answer', 200, '{"status":"o'],
    ['a refusal by a proxy', 403, '<h1>Forbidden</h1>'],
    ['a page that is not found', 404, '<h1>Not found</h1>'],
    ['a broken gateway', 502, '<h1>Bad gateway</h1>'],
  ])('keeps what %s answered for the server, until the server answers', async (_, status, body) => {
    let answers = 2;
    const delivered = createServer();
    const client = createApiClient({
      baseUrl: 'https://edge.test',
      retries: 0,
      fetch: async (input, init) => {
        answers -= 1;
        if (answers < 0) return delivered.server.fetch(input, init);
        return new Response(body, { status, headers: { 'content-type': 'text/html' } });
      },
    });
    const rejected: unknown[] = [];
    const outbox = createOutbox({
      client,
      learner: 'ada',
      name: freshName(),
      onRejected: (_entry, error) => rejected.push(error),
    });
    const sent = entry();
    expect(await outbox.send('sessionHistory', sent)).toEqual({ status: 'ok' });
    expect(delivered.server.delivered).toEqual([sent.body.entry_uid]);
    expect(rejected).toEqual([]);
  });

  it.each([
    ['a proxy refuses for good', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['is answered in a way that does not fit the contract', () => Response.json({ taken: 'yes' })],
  ])(
    'sets aside what %s, with what follows in its session; the rest goes on',
    async (_, answer) => {
      const { server, client: direct } = createServer();
      const stuck = entry();
      let blocked = true;
      let refused = 0;
      const behindProxy = createApiClient({
        baseUrl: 'https://edge.test',
        retries: 0,
        fetch: async () => {
          refused += 1;
          return answer();
        },
      });
      const client: typeof direct = {
        ...direct,
        sessionHistory: async (input, options) => {
          const isStuck = blocked && input.body.entry_uid === stuck.body.entry_uid;
          return (isStuck ? behindProxy : direct).sessionHistory(input, options);
        },
      };
      const rejected: unknown[] = [];
      const outbox = createOutbox({
        client,
        learner: 'ada',
        name: freshName(),
        onRejected: (_entry, error) => rejected.push(error),
      });
      const follows = entry();
      follows.body.session_uid = stuck.body.session_uid;
      const first = outbox.send('sessionHistory', stuck);
      const second = outbox.send('sessionHistory', follows);
      const other = entry();
      expect(await outbox.send('sessionHistory', other)).toEqual({ status: 'ok' });
      expect(server.delivered).toEqual([other.body.entry_uid]);
      await vi.waitFor(() => expect(outbox.state).toEqual({ pending: 2, stalled: false, held: 2 }));
      // It is tried again by itself.
      const tries = refused;
      await vi.waitFor(() => expect(refused).toBeGreaterThan(tries));
      blocked = false;
      expect(await Promise.all([first, second])).toEqual([{ status: 'ok' }, { status: 'ok' }]);
      expect(server.delivered).toEqual([other, stuck, follows].map(({ body }) => body.entry_uid));
      await vi.waitFor(() => expect(outbox.state).toEqual({ pending: 0, stalled: false, held: 0 }));
      expect(rejected).toEqual([]);
    },
  );

  it('gives reports an identifier, so that they count once', async () => {
    const uids: (string | undefined)[] = [];
    const { client } = createServer({
      reportIssue: ({ body }) => {
        uids.push(body.report_uid);
        return { status: 'ok' };
      },
    });
    const outbox = createOutbox({ client, learner: 'ada', name: freshName() });
    await outbox.send('reportIssue', {
      body: { uid: 'feedback', description: 'Nice', build_commit: 'c' },
    });
    expect(uids[0]).toMatch(/^[0-9a-f-]{36}$/u);
  });
});
