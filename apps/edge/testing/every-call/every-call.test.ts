import { type Operation, operations } from '@lemma/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptAt, studyThrough } from '../server/study-through.ts';
import { engines } from '../server/test-database.ts';
import { startTestServer } from '../server/test-server.ts';
import { courseCalls } from './course-calls.ts';
import { diagnosticCalls } from './diagnostic-calls.ts';
import { learnerCalls } from './learner-calls.ts';
import { lessonCalls } from './lesson-calls.ts';
import { noteCalls } from './note-calls.ts';
import { paymentCalls, recordingPayments } from './payment-calls.ts';
import { quizCalls } from './quiz-calls.ts';
import { liveSupport, supportCalls } from './support-calls.ts';
import { sampleCalls } from './sample-calls.ts';
import { studyCalls } from './study-calls.ts';
import { systemCalls } from './system-calls.ts';
import { begin, course, type Outcomes, type World } from './world.ts';

/** Every call: one without an entry is a type error. */
const outcomes: Outcomes<Operation> = {
  ...systemCalls,
  ...learnerCalls,
  ...supportCalls,
  ...courseCalls,
  ...lessonCalls,
  ...studyCalls,
  ...sampleCalls,
  ...quizCalls,
  ...noteCalls,
  ...diagnosticCalls,
  ...paymentCalls,
};

/** On each engine in process, and over HTTP on one: beyond the wire it is the same server. */
const places = [
  ...engines.map((engine) => ({ engine, wire: 'in process', overHttp: false })),
  { engine: 'pglite' as const, wire: 'over HTTP', overHttp: true },
];

describe.each(places)('every call on $engine, $wire,', ({ engine, overHttp }) => {
  let world: World;
  beforeAll(async () => {
    const server = await startTestServer(engine, {
      payments: recordingPayments(),
      liveSupport,
      overHttp,
    });
    const ada = server.as('auth0|ada');
    await ada.syncUser({ body: { email: 'ada@example.org', name: 'Ada' } });
    await ada.updateCourse(course);
    await studyThrough(ada, server.content, 'one');
    const { session_uid: openSession, next } = await begin(ada, 'two');
    await ada.multipleChoiceAttempt(attemptAt(openSession, next, { kind: 'dont-know' }));
    world = { server, ada, visitor: server.as(), openSession };
  });
  afterAll(() => world.server.close());

  it.each(
    operations.map(([operation, { method, path }]) => [`${method} ${path}`, operation] as const),
  )('answers %s', async (_row, operation) => {
    await outcomes[operation](world);
    expect(world.server.failures).toEqual([]);
  });
});
