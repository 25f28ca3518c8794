import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { type ApiClient, createApiClient } from '../client/client.ts';
import { operations } from '../contract/contract.ts';
import { createFakeFetch, FakeProblem } from './fake-edge.ts';
import { sampleOf } from './sample.ts';

const client = (handlers: Parameters<typeof createFakeFetch>[0] = {}): ApiClient =>
  createApiClient({
    baseUrl: 'https://fake.example',
    fetch: createFakeFetch(handlers),
    retries: 0,
  });

describe('the fake server', () => {
  it.each(operations)(
    'answers %s by the contract, with nothing set up',
    async (operation, endpoint) => {
      const call = client()[operation] as (input: unknown) => Promise<unknown>;
      const input = {
        params: endpoint.params && sampleOf(endpoint.params),
        body: endpoint.body && sampleOf(endpoint.body),
      };
      const output = await call(input);
      expect(endpoint.response.safeParse(output).error).toBeUndefined();
    },
  );

  it('gives a handler the checked call, an id with a slash included', async () => {
    const seen: string[] = [];
    const refused = client({
      replAttempt: ({ params, body }) => {
        seen.push(params.question_uid, body.answer.kind);
        throw new FakeProblem('session-finished', 'It is over.');
      },
    }).replAttempt({
      params: { question_uid: 'py-slicing-lists/sl-1' },
      body: {
        attempt_uid: crypto.randomUUID(),
        session_uid: crypto.randomUUID(),
        seed: 1,
        seconds: 2,
        answer: { kind: 'dont-know' },
      },
    });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'session-finished' });
    expect(seen).toEqual(['py-slicing-lists/sl-1', 'dont-know']);
  });

  it('refuses an answer that the contract does not allow', async () => {
    const wrong = client({ me: () => ({ name: 3 }) as never });
    await expect(wrong.me()).rejects.toThrow(/name/u);
  });
});
