import {
  dailyXp,
  dueReviews,
  lessonRecord,
  lessonStatus,
  replay,
  streak,
  totalXp,
} from '@lemma/learning-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LearnerRecords } from '../learner/records.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import {
  payingLearners,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server.ts';

const ada = 'auth0|ada';
const day = 86_400_000;
/** Days on which nothing is studied, counted from 0: the streak breaks twice. */
const free = new Set([6, 13, 14]);

function noStep(): never {
  throw new Error('The session asks nothing.');
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { payments: payingLearners(ada) });
});
afterAll(() => server.close());

it('a month of study, day by day, ends in what the engine makes of its events', async () => {
  const client = server.as(ada);
  await client.syncUser({
    body: { email: 'ada@example.org', name: 'Ada', time_zone: 'Europe/Berlin' },
  });
  await client.updateCourse({ params: { course_id: 'testing' } });
  const records = new LearnerRecords(server.database.db, server.content);
  const where = () => ({ now: server.now(), timeZone: 'Europe/Berlin' });
  let reviews = 0;
  let dueDays = 0;
  for (let today = 0; today < 30; today += 1, server.advance(day)) {
    const { actions } = await client.nextActions();
    const next = actions.find((action) => action.kind === 'lesson' || action.kind === 'review');
    if (!free.has(today)) {
      // A day without a next action is one of practice: what was mastered first is reviewed ahead of its time.
      const lesson = next?.lesson_uid ?? 'one';
      const kind = next?.kind === 'lesson' ? 'lesson' : 'review';
      if (kind === 'review') reviews += 1;
      // Every fifth day goes wrong: a failed lesson comes back, a failed review too.
      const answer = today % 5 === 4 ? () => ({ kind: 'dont-know' }) as const : undefined;
      await studyThrough(client, server.content, lesson, {
        kind,
        ...(answer ? { answer } : {}),
      });
    }
    const xp = await client.dailyXp();
    const state = replay(await records.events(ada), server.content.graph);
    expect(xp.streak).toBe(streak(state, where()).days);
    expect(xp.xp_total).toBe(totalXp(state));
    expect(xp.xp_today).toBe(dailyXp(state, where())[0]?.xp);
    const { reviews: known } = await client.nextReviews();
    const due = known.filter((review) => review.due).map((review) => review.lesson_uid);
    const engines = dueReviews(state, server.content.graph, server.now());
    expect(due.toSorted()).toEqual(engines.map(({ lesson }) => lesson).toSorted());
    dueDays += due.length > 0 ? 1 : 0;
  }

  const state = replay(await records.events(ada), server.content.graph);
  expect(await new LearnerRecords(server.database.db, server.content).state(ada)).toEqual(
    JSON.parse(JSON.stringify(state)),
  );
  expect(reviews).toBeGreaterThan(2);
  const { topics } = await client.topicsMastered();
  // The last day goes wrong: its review of the first lesson fails, which is then to be relearnt.
  expect(lessonStatus(state, server.content.graph, 'one', server.now())).toBe('relearn');
  expect(topics.map((topic) => topic.lesson_uid).toSorted()).toEqual(['three', 'two']);
  const { memory } = await client.lessonHistory({ params: { lesson_uid: 'one' } });
  expect(memory.length).toBeGreaterThan(3);
  expect(memory.at(-1)?.stability_days).toBe(lessonRecord(state, 'one')?.memory?.stability);
  expect(dueDays).toBeGreaterThan(0);
  expect(server.failures).toEqual([]);
}, 180_000);

it('two devices on one session go on at the same question, and each answer counts once', async () => {
  const [laptop, phone] = [server.as('auth0|ben'), server.as('auth0|ben')];
  await laptop.updateCourse({ params: { course_id: 'testing' } });
  const start = { kind: 'lesson', lesson_uid: 'one' } as const;
  const begun = await Promise.all(
    [laptop, phone].map((device) =>
      device.sessionInitialisation({ body: { ...start, session_uid: crypto.randomUUID() } }),
    ),
  );
  expect(new Set(begun.map((session) => session.session_uid)).size).toBe(1);
  const { session_uid, next } = begun[0] ?? noStep();
  if (next.type !== 'question') noStep();
  const attempt = () => ({
    params: { question_uid: next.question.uid },
    body: {
      attempt_uid: crypto.randomUUID(),
      session_uid,
      seed: next.question.seed,
      seconds: 10,
      answer: { kind: 'dont-know' } as const,
    },
  });
  const answered = await Promise.allSettled([
    laptop.multipleChoiceAttempt(attempt()),
    phone.multipleChoiceAttempt(attempt()),
  ]);
  expect(answered.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const views = await Promise.all(
    [laptop, phone].map((device) => device.session({ params: { session_uid } })),
  );
  expect(views[0]).toEqual(views[1]);
  expect(views[0]?.answers).toHaveLength(1);
});
