import { afterEach, describe, expect, it } from 'vitest';
import { createFakeFetch, FakeProblem } from '../fake/fake-edge.ts';
import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { ConnectionError } from './connection-error.ts';
import { ContractError } from './contract-error.ts';

const profile = {
  name: 'Ada',
  email: 'ada@example.org',
  created_at: '2026-01-05T09:00:00.000Z',
  daily_goal: 30,
  time_zone: 'UTC',
  day_start: 0,
  rest_day: null,
  retention: 0.91,
};

interface Seen {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
}

const seen: Seen[] = [];
afterEach(() => seen.splice(0));

/** A `fetch` that gives these answers in turn (the last one again and again), and keeps what it saw. */
function answering(...answers: (() => Response | Promise<Response>)[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { url, method, headers } = request;
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push({ url, method, authorization: headers.get('authorization') });
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
}

const client = (
  fetcher: typeof fetch,
  getToken?: (options: { fresh: boolean }) => Promise<string>,
) =>
  createApiClient({
    baseUrl: 'https://edge.test',
    fetch: fetcher,
    backoffMs: 1,
    ...(getToken ? { getToken } : {}),
  });

const unavailable = () => Response.json({ detail: 'no' }, { status: 503 });

describe('the client', () => {
  it('sends the token that it is given, and none to calls without authentication', async () => {
    const api = client(createRecording(), async () => 'abc');
    await api.me();
    await api.countryCheck({ params: { service: 'edge' } });
    expect(seen).toEqual([
      { url: 'https://edge.test/edge/user/me', method: 'GET', authorization: 'Bearer abc' },
      { url: 'https://edge.test/edge/country-check', method: 'GET', authorization: null },
    ]);
  });

  function createRecording(): typeof fetch {
    const fake = createFakeFetch();
    return async (input, init) => {
      const request = new Request(input, init);
      const { url, method, headers } = request;
      seen.push({ url, method, authorization: headers.get('authorization') });
      return fake(request);
    };
  }

  it('asks for a fresh token once after a 401, and gives up after a second one', async () => {
    const refuse = () => Response.json({ type: '/edge/problems/unauthenticated' }, { status: 401 });
    const token = async ({ fresh }: { fresh: boolean }) => (fresh ? 'new' : 'old');
    await client(
      answering(refuse, () => Response.json(profile)),
      token,
    ).me();
    expect(seen.map((one) => one.authorization)).toEqual(['Bearer old', 'Bearer new']);
    seen.splice(0);
    await expect(client(answering(refuse), token).me()).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
  });

  it('tries an idempotent call again, and a purchase never', async () => {
    expect(
      await client(answering(unavailable, unavailable, () => Response.json(profile))).me(),
    ).toEqual(profile);
    expect(seen).toHaveLength(3);
    seen.splice(0);
    const buy = client(answering(unavailable)).createCheckoutSession({ body: { price_id: 'p' } });
    await expect(buy).rejects.toMatchObject({ status: 503, body: { detail: 'no' } });
    expect(seen).toHaveLength(1);
  });

  it('tries no call again whose error is neither the network’s nor the server’s', async () => {
    const broken = answering(() => {
      throw new RangeError('a fault of the page');
    });
    await expect(client(broken).me()).rejects.toThrow('a fault of the page');
    expect(seen).toHaveLength(1);
  });

  it('throws the parsed body or the text, with status, method and address', async () => {
    const refused = client(
      createFakeFetch({
        me: () => {
          throw new FakeProblem('not-found', 'There is no profile.');
        },
      }),
    ).me();
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({
      status: 404,
      method: 'GET',
      code: 'not-found',
      body: { detail: 'There is no profile.' },
    });
    await expect(
      client(answering(() => new Response('down for tea', { status: 418 }))).me(),
    ).rejects.toMatchObject({ status: 418, body: 'down for tea' });
  });

  it('takes no answer that does not fit the contract, and sends no such request', async () => {
    const strange = client(answering(() => Response.json({ name: 1 })));
    await expect(strange.me()).rejects.toBeInstanceOf(ContractError);
    seen.splice(0);
    await expect(strange.updateName({ body: 'a'.repeat(40) })).rejects.toMatchObject({
      side: 'request',
    });
    expect(seen).toEqual([]);
  });

  it('says that no answer came when there is no connection', async () => {
    await expect(client(answering()).me()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    const cancelled = client(createFakeFetch()).me({}, { signal: controller.signal });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  });
});
