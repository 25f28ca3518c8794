import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnostic, diagnosticAnswer } from '../database/schema/index.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { unclaimedFor } from '../learner/visitor.ts';
import { sweepDiagnostics } from './sweep-diagnostics.ts';

describe.each(engines)('visitors’ diagnostics on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('go with their answers when nobody claims them for 30 days; claimed and young ones stay', async () => {
    const { db } = server.database;
    const visitor = server.as();
    const begin = async () => {
      const session = crypto.randomUUID();
      const { question } = await visitor.startDiagnostic({
        body: { session_uid: session, course_id: 'testing' },
      });
      await visitor.answerDiagnostic({
        params: { session_uid: session },
        body: {
          answer_uid: crypto.randomUUID(),
          question_uid: question?.uid ?? '',
          seed: question?.seed ?? 0,
          answer: { kind: 'dont-know' },
          seconds: 3,
        },
      });
      return session;
    };
    await begin();
    const claimed = await begin();
    await server.as('auth0|ada').claimDiagnostic({ params: { session_uid: claimed } });
    server.advance(unclaimedFor);
    const young = await begin();

    expect(await sweepDiagnostics(db, server.now())).toBe(0);
    server.advance(1);
    expect(await sweepDiagnostics(db, server.now())).toBe(1);
    const left = [claimed, young].toSorted();
    for (const table of [diagnostic, diagnosticAnswer]) {
      const rows = await db.select({ session: table.sessionUid }).from(table);
      expect(rows.map((row) => row.session).toSorted()).toEqual(left);
    }
    expect(server.failures).toEqual([]);
  });
});
