import { stateFormat } from '@lemma/learning-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { withoutPayments } from '../access/payments.ts';
import { LessonVersions } from '../content/lesson-versions.ts';
import { mail as mailTable } from '../database/schema/index.ts';
import { LearnerRecords } from '../learner/records.ts';
import { ReminderJob } from './reminder-job.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

describe.each(engines)('reminders on %s', (engine) => {
  let server: TestServer;
  const failures: unknown[] = [];
  // The clock begins on Monday, 2 March 2026, 9:00 UTC.
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  beforeEach(() => {
    failures.length = 0;
  });
  afterAll(() => server.close());

  const job = () => {
    const { database, content, mail } = server;
    const now = () => server.now();
    const { db } = database;
    return new ReminderJob({
      study: {
        db,
        content,
        versions: new LessonVersions(db, content),
        records: new LearnerRecords(db, content, now),
        payments: withoutPayments(),
        clock: now,
      },
      ...mail,
      onError: (error) => failures.push(error),
    });
  };
  const sentTo = async (id: string) =>
    (await server.database.db.select().from(mailTable))
      .filter(({ learnerId }) => learnerId === id)
      .map(({ mailKey, message }) => ({ key: mailKey, ...(message as object) }));
  /** A learner who has mastered a lesson and chosen mail. */
  async function learner(id: string, choice: { reminders?: boolean; weekly?: boolean }) {
    const client = server.as(id);
    await client.syncUser({ body: { email: `${id}@example.org`, name: id, time_zone: 'UTC' } });
    await studyThrough(client, server.content, 'one');
    await server.mail.choices.keepAddress(id, `${id}@example.org`);
    await client.updateMailSettings({ body: { ...choice, hour: 19 } });
    return client;
  }

  it('come at the learner’s hour, once a day, from one server, while something is due', async () => {
    const ada = await learner('ada', { reminders: true });
    await job().run();
    expect(await sentTo('ada')).toEqual([]);
    server.advance(30 * day + 11 * hour);
    await Promise.all([job().run(), job().run()]);
    await job().run();
    expect(await sentTo('ada')).toEqual([
      {
        key: 'reminders:2026-04-01',
        kind: 'reviews-due',
        reviews: 1,
        minutes: expect.any(Number),
        streak: 0,
      },
    ]);
    server.advance(day);
    await job().run();
    expect(await sentTo('ada')).toHaveLength(2);
    // Friday, 3 April 2026 is to be the learner's rest day.
    await ada.updateSettings({ body: { rest_day: 5 } });
    server.advance(day);
    await job().run();
    expect(await sentTo('ada')).toHaveLength(2);
    server.advance(day);
    await job().run();
    expect(await sentTo('ada')).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  it('do not come to who chose none, has no verified address, or has nothing due', async () => {
    await learner('ben', {});
    const cat = server.as('cat');
    await cat.syncUser({ body: { email: 'cat@example.org', name: 'cat' } });
    await studyThrough(cat, server.content, 'one');
    await cat.updateMailSettings({ body: { reminders: true } });
    server.advance(30 * day);
    await learner('dan', { reminders: true });
    server.advance(day);
    await job().run();
    for (const id of ['ben', 'cat', 'dan'])
      expect({ id, sent: await sentTo(id) }).toEqual({ id, sent: [] });
  });

  it('tell of the week on Sunday, and not of a week without anything', async () => {
    server.advance(2 * day);
    await learner('eve', { weekly: true });
    await server.mail.choices.keepAddress('fay', 'fay@example.org');
    await server.as('fay').updateMailSettings({ body: { weekly: true } });
    for (let passed = 0; passed < 7; passed += 1) {
      server.advance(day);
      await job().run();
    }
    expect(await sentTo('eve')).toEqual([
      {
        key: expect.stringMatching(/^weekly:/u),
        kind: 'weekly-summary',
        xp: expect.any(Number),
        days: 1,
        mastered: [server.content.lessons.get('one')?.title],
        masteredInAll: 1,
        reviews: expect.any(Number),
      },
    ]);
    expect(await sentTo('fay')).toEqual([]);
    const [key] = (await sentTo('eve')).map((one) => one.key);
    expect(new Date(key?.slice('weekly:'.length) ?? '').getUTCDay()).toBe(0);
  });

  it('go on for others when one learner’s mail cannot be made', async () => {
    await learner('gil', { reminders: true });
    await learner('hal', { reminders: true });
    await server.database.db.execute(
      `update learner_state set state = '{"format":${stateFormat}}' where learner_id = 'gil'`,
    );
    server.advance(40 * day);
    await job().run();
    expect(await sentTo('gil')).toEqual([]);
    expect(await sentTo('hal')).toHaveLength(1);
    expect(failures).toHaveLength(1);
  });
});
