import {
  type Endpoint,
  fillPath,
  operations,
  problemCode,
  problemSchema,
  problemsOf,
} from '@lemma/api-client/contract';
import { deskOperations } from '@lemma/api-client/desk';
import * as fc from 'fast-check';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Known, nearly } from '../../testing/server/arbitrary-input.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { deskScope } from '../../testing/server/tokens.ts';

const uuids = Array.from({ length: 3 }, () => crypto.randomUUID());
const known: Known = {
  uuids,
  words: [
    'one',
    'two',
    'three',
    'four',
    'testing',
    'first',
    'one/add-1',
    'one/pick-1',
    'edge',
    'stripe',
    'UTC',
    'a@b.org',
    ...uuids,
  ],
};
const runs = 25;

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly signedIn: boolean;
}

describe.each(engines)('any input on %s', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  let learners = 0;
  // Signing out and deleting the account are among the calls, and a deleted identity is refused: each test has a learner of its own.
  beforeEach(async () => {
    learners += 1;
    const identity = `auth0|fuzz-${learners}`;
    token = await server.identity.token(identity, { scope: deskScope });
    const learner = server.as(identity);
    await learner.syncUser({ body: { email: `fuzz-${learners}@example.org`, name: 'Fuzz' } });
    await learner.sessionInitialisation({
      body: { session_uid: uuids[0] ?? '', kind: 'lesson', lesson_uid: 'one' },
    });
  });
  afterAll(() => server.close());

  async function send(endpoint: Endpoint, input: Input): Promise<Response> {
    const params = Object.fromEntries(
      Object.entries(input.params ?? {}).map(([name, value]) => [
        name,
        // An address cannot carry half a surrogate pair, and an empty segment is another path.
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed() || 'x',
      ]),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return server.fetch(`${fillPath(endpoint.path, params)}?${query}`, {
      method: endpoint.method,
      ...(endpoint.body || endpoint.signed ? { body: JSON.stringify(input.body ?? null) } : {}),
      headers: {
        'content-type': 'application/json',
        ...(input.signedIn ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  }

  it.each([...operations, ...deskOperations])(
    'gives %s an answer that the contract allows',
    async (_operation, endpoint) => {
      const part = (schema: z.ZodType | undefined) =>
        schema
          ? nearly(schema, known).filter((value) => typeof value === 'object')
          : fc.constant({});
      const input = fc.record({
        params: endpoint.params ? nearlyParams(endpoint.params) : fc.constant({}),
        query: part(endpoint.query),
        body: endpoint.body ? nearly(endpoint.body, known) : fc.constant(null),
        signedIn: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(input, async (given) => {
          expect(await wrongIn(await send(endpoint, given), endpoint)).toBeUndefined();
        }),
        { numRuns: runs, seed: 7 },
      );
      expect(server.failures).toEqual([]);
    },
  );

  function nearlyParams(schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, field]) => [
          name,
          nearly(field as z.ZodType, known),
        ]),
      ),
    );
  }
});

/** What an answer has that the contract does not allow; undefined if all is well. */
async function wrongIn(response: Response, endpoint: Endpoint): Promise<string | undefined> {
  const body: unknown = await response.json();
  if (response.status === 200) return endpoint.response.safeParse(body).error?.message;
  const code = problemCode(problemSchema.parse(body).type);
  if (!code || !(code === 'not-found' || problemsOf(endpoint).includes(code)))
    return `the problem ${code}`;
  // This server has no payments, and says so.
  return response.status >= 500 && code !== 'payments-unavailable' ? code : undefined;
}
