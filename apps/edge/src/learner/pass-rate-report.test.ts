import { type LearningEvent, passRates } from '@lemma/learning-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event } from '../database/schema/index.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { passRateReport, passRateTable } from './pass-rate-report.ts';

describe.each(engines)('the pass rates on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('say so while nobody has finished a lesson', async () => {
    expect(passRateTable(await passRateReport(server.database.db))).toMatch(/^No lesson/);
  });

  it('are the engine’s, over all learners, and name the lesson that too many fail', async () => {
    for (const [name, knows] of [
      ['ada', true],
      ['ben', false],
      ['cleo', true],
    ] as const) {
      const learner = server.as(`auth0|${name}`);
      await learner.updateCourse({ params: { course_id: 'testing' } });
      await studyThrough(
        learner,
        server.content,
        'one',
        knows ? {} : { answer: () => ({ kind: 'dont-know' }) },
      );
    }
    server.advance(86_400_000);
    // A review says nothing about first studies.
    await studyThrough(server.as('auth0|ada'), server.content, 'one', { kind: 'review' });
    const report = await passRateReport(server.database.db);
    expect(report).toEqual([{ lesson: 'one', passed: 2, failed: 1, rate: 2 / 3 }]);
    const events = await server.database.db.select().from(event);
    const { lesson, ...rate } = report[0] ?? { lesson: '' };
    expect(passRates(events.map(({ body }) => body as LearningEvent)).get(lesson)).toEqual(rate);
    expect(passRateTable(report)).toBe(' 66.7 %          2 of 3  one  below 90 %');
  });
});
