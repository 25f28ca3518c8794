import { deskOperations } from '@lemma/api-client/desk';
import { fillPath } from '@lemma/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry, auditSubject } from '../database/schema/index.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const uuid = () => crypto.randomUUID();
const ada = { learner_id: 'auth0|ada' };
const reason = 'Asked by mail';

describe.each(engines)('the desk on %s', (engine) => {
  let server: TestServer;
  let desk: ReturnType<TestServer['desk']>;
  beforeAll(async () => {
    server = await startTestServer(engine);
    desk = server.desk('auth0|agent');
    await server.as('auth0|agent').syncUser({ body: { email: 'agent@lemma.test', name: 'Agent' } });
    const learner = server.as('auth0|ada');
    await learner.syncUser({ body: { email: 'Ada@example.org', name: 'Ada' } });
    await learner.updateCourse({ params: { course_id: 'testing' } });
    await studyThrough(learner, server.content, 'one');
  });
  afterAll(() => server.close());

  const trailOf = async (params = ada) => (await desk.learner({ params })).trail;

  it.each(deskOperations)('is closed to a learner: %s', async (_operation, call) => {
    const ask = async (token: string | undefined) =>
      server.fetch(fillPath(call.path, ada), {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(call.method === 'POST' ? { body: '{}' } : {}),
      });
    const refused = await ask(await server.identity.token('auth0|mallory'));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('scope="desk"');
    expect(await refused.text()).not.toMatch(/auth0\|ada|ada@/iu);
    expect((await ask(undefined)).status).toBe(401);
    // The scope alone is not enough either: one's own data has scopes of its own.
    expect(
      (await ask(await server.identity.token('auth0|mallory', { scope: 'desk' }))).status,
    ).toBe(403);
  });

  it('knows who is at it', async () => {
    expect(await desk.agent()).toMatchObject({ name: 'Agent', email: 'agent@lemma.test' });
    expect(await server.desk('auth0|no-profile').agent()).toMatchObject({ name: null });
  });

  it('finds learners by address, name or identifier, and takes nothing as a wildcard', async () => {
    const found = async (search: string) =>
      (await desk.findLearners({ query: { search } })).learners.map(({ email }) => email);
    expect(await found('ADA@')).toEqual(['Ada@example.org']);
    expect(await found('auth0|ad')).toEqual(['Ada@example.org']);
    for (const nobody of ['%%', '__', "a' or 1=1", 'nobody'])
      expect(await found(nobody)).toEqual([]);
    const page = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        server
          .as(`auth0|many-${index}`)
          .syncUser({ body: { email: `many-${index}@example.net`, name: 'Many' } }),
      ),
    );
    expect(page).toHaveLength(21);
    const many = await desk.findLearners({ query: { search: 'example.net' } });
    expect(many).toMatchObject({ more: true });
    expect(many.learners).toHaveLength(20);
  });

  it('shows an account, and writes down once an hour that it was opened', async () => {
    const account = await desk.learner({ params: ada });
    expect(account).toMatchObject({
      learner: { email: 'Ada@example.org', name: 'Ada' },
      access: { has_access: false },
      progress: [{ course_id: 'testing', active: true, mastered: 1 }],
      due_for_review: 0,
    });
    expect(account.learner.last_active_at).not.toBeNull();
    await desk.learner({ params: ada });
    const openings = () =>
      trailOf().then((all) => all.filter(({ action }) => action === 'account-opened'));
    expect(await openings()).toHaveLength(1);
    server.advance(61 * 60_000);
    expect(await openings()).toHaveLength(2);
    await expect(desk.learner({ params: { learner_id: 'auth0|nobody' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('closes a report and opens it again', async () => {
    const learner = server.as('auth0|ada');
    const issue = uuid();
    await learner.reportIssue({
      body: {
        uid: 'la-row',
        description: 'Next does nothing <b>here</b>',
        build_commit: 'abc',
        report_uid: issue,
      },
    });
    await learner.logError({
      body: {
        message: 'x is undefined',
        stack_trace: 'at y',
        component_stack: '',
        user_actions: ['clicked Next'],
        url: '/learn',
        build_commit: 'abc',
      },
    });
    const { reports, open } = await desk.reports();
    expect(open).toEqual({ issue: 1, error: 1 });
    expect(reports).toMatchObject([
      { text: 'Next does nothing <b>here</b>', about: 'la-row', from: { name: 'Ada' } },
    ]);
    const errors = await desk.reports({ query: { kind: 'error' } });
    expect(errors.reports[0]?.trace).toContain('clicked Next');

    const body = { act_uid: uuid(), ...ada, report_uid: issue, state: 'closed' as const };
    await desk.settleReport({ body });
    await desk.settleReport({ body });
    expect((await desk.reports()).reports).toEqual([]);
    expect((await desk.reports({ query: { state: 'closed' } })).reports).toHaveLength(1);
    await desk.settleReport({ body: { ...body, act_uid: uuid(), state: 'open' } });
    expect((await desk.reports()).open.issue).toBe(1);
    await expect(
      desk.settleReport({ body: { ...body, act_uid: uuid(), report_uid: 'none' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await trailOf()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['report-closed', 'report-reopened']),
    );
  });

  it('sends a mail once more, to the same address, and not one whose day is over', async () => {
    const add = (key: string, message: Parameters<typeof server.mail.queue.add>[0]['message']) =>
      server.mail.queue.add({ learnerId: ada.learner_id, key, to: 'ada@example.org', message });
    await add('welcome', { kind: 'welcome' });
    await add('reviews:1', { kind: 'reviews-due', reviews: 1, minutes: 2, streak: 0 });
    for (;;) {
      const taken = await server.mail.queue.take();
      if (!taken) break;
      await server.mail.queue.markSent(taken.row);
    }
    server.advance(1000);
    const { mails } = await desk.learner({ params: ada });
    expect(mails.map(({ mail_key, can_be_resent }) => [mail_key, can_be_resent])).toEqual(
      expect.arrayContaining([
        ['welcome', true],
        ['reviews:1', false],
      ]),
    );
    const reader = server.desk('auth0|second-agent');
    const text = await reader.mailText({ query: { ...ada, mail_key: 'welcome' } });
    expect((await trailOf())[0]).toMatchObject({
      action: 'account-opened',
      agent: { agent_id: 'auth0|second-agent' },
    });
    expect(text.subject).not.toBe('');
    expect(text.html).toContain('<');

    const body = { act_uid: uuid(), reason, mail_key: 'welcome' };
    await desk.resendMail({ params: ada, body });
    expect((await desk.mails({ query: { status: 'waiting' } })).counts).toMatchObject({
      waiting: 1,
    });
    const again = await server.mail.queue.take();
    expect(again?.row.mailKey).toBe('welcome');
    if (again) await server.mail.queue.markSent(again.row);
    // The same act, sent twice by the browser, sends nothing more.
    await desk.resendMail({ params: ada, body });
    expect(await server.mail.queue.take()).toBeUndefined();
    for (const wrong of ['reviews:1', 'none'])
      await expect(
        desk.resendMail({ params: ada, body: { ...body, act_uid: uuid(), mail_key: wrong } }),
      ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses an act without a reason, on one’s own account, and under another act’s identifier', async () => {
    const agent = { learner_id: 'auth0|agent' };
    await expect(
      desk.exportLearner({ params: ada, body: { act_uid: uuid(), reason: '   ' } }),
    ).rejects.toMatchObject({ name: 'ContractError' });
    for (const act of [desk.exportLearner, desk.endAccess, desk.stopRenewal])
      await expect(act({ params: agent, body: { act_uid: uuid(), reason } })).rejects.toMatchObject(
        { code: 'own-account' },
      );
    const body = { act_uid: uuid(), reason };
    await desk.exportLearner({ params: ada, body });
    await desk.exportLearner({ params: ada, body });
    await expect(
      desk.exportLearner({ params: ada, body: { ...body, reason: 'Another one' } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
    expect((await trailOf()).filter(({ action }) => action === 'data-exported')).toHaveLength(1);
  });

  it('writes down what failed at a provider, too', async () => {
    await expect(
      desk.stopRenewal({ params: ada, body: { act_uid: uuid(), reason } }),
    ).rejects.toMatchObject({ code: 'payments-unavailable' });
    const [failed, ordered] = await trailOf();
    expect(ordered).toMatchObject({ action: 'renewal-stopped', reason });
    expect(failed).toMatchObject({
      action: 'act-failed',
      details: { act: ordered?.entry_uid, action: 'renewal-stopped' },
    });
  });

  it('keeps a trail that nobody can change, not even by SQL', async () => {
    const { db } = server.database;
    const before = await db.select().from(auditEntry);
    expect(before.length).toBeGreaterThan(3);
    for (const attack of [
      sql`update audit_entry set reason = 'nothing'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
      sql`insert into audit_entry (number, entry_uid, at, agent_id, action, details) values (1, 'x', 1, 'a', 'b', '{}')`,
    ])
      await expect(db.execute(attack)).rejects.toThrow('Failed query');
    expect(await db.select().from(auditEntry)).toEqual(before);
  });

  it('pages through the trail, and says who did what', async () => {
    const { entries, more } = await desk.audit();
    expect(more).toBe(false);
    expect(entries[0]?.number).toBeGreaterThan(entries.at(-1)?.number ?? Infinity);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ agent: { agent_id: 'auth0|agent', name: 'Agent' }, ...ada }),
      ]),
    );
    const last = entries[1]?.number ?? 0;
    const older = await desk.audit({ query: { before: last } });
    expect(older.entries).toEqual(entries.slice(2));
  });

  it('says how lessons fare, who waits for the product, and how the jobs stand', async () => {
    const learners = Array.from({ length: 10 }, (_, index) => server.as(`auth0|many-${index}`));
    for (const learner of learners) await studyThrough(learner, server.content, 'one');
    const { lessons, promised } = await desk.lessonReport();
    expect(promised).toBe(0.9);
    expect(lessons).toMatchObject([{ lesson_uid: 'one', passed: 11, failed: 0, rate: 1 }]);
    expect(lessons[0]?.weakest.length).toBeGreaterThan(0);
    expect(lessons[0]?.weakest.every(({ answers, right }) => answers >= 10 && right === 1)).toBe(
      true,
    );
    for (const user_email of ['a@example.org', 'b@example.org'])
      await server.as().registerInterest({ params: { user_email } });
    expect(await desk.interestReport()).toMatchObject({
      total: 2,
      countries: [{ country_code: null, people: 2 }],
    });
    expect(await desk.serviceReport()).toMatchObject({
      learners: 23,
      jobs: { deletions: { open: 0, oldest_at: null }, refunds: { open: 0 } },
    });
  });

  it('deletes an account: the trail stays as it was and forgets whose it was', async () => {
    const gone = { learner_id: 'auth0|many-20' };
    await desk.learner({ params: gone });
    const body = { act_uid: uuid(), reason, delete_customer: false };
    expect(await desk.deleteLearner({ params: gone, body })).toMatchObject({ finished: true });
    await expect(desk.learner({ params: gone })).rejects.toMatchObject({ code: 'not-found' });
    const { entries } = await desk.audit();
    expect(entries[0]).toMatchObject({ action: 'account-deleted', learner_id: null, reason });
    const rows = await server.database.db.select().from(auditSubject);
    expect(rows.map(({ learnerId }) => learnerId)).not.toContain(gone.learner_id);
    expect(JSON.stringify(await server.database.db.select().from(auditEntry))).not.toContain(
      gone.learner_id,
    );
  });

  it('makes a path of lessons: a draft for the desk, then a path that everybody can begin', async () => {
    const params = { path_uid: uuid() };
    const body = {
      slug: 'two-quickly',
      title: ' Two, quickly ',
      summary: 'All that leads to two.',
      goal_lesson_uids: ['two', 'two'],
    };
    const save = (change: Partial<typeof body> = {}, of = params) =>
      desk.savePath({ params: of, body: { act_uid: uuid(), ...body, ...change } });
    await expect(save({ goal_lesson_uids: ['none'] })).rejects.toMatchObject({ code: 'not-found' });
    await expect(save({ slug: 'testing' })).rejects.toMatchObject({ code: 'address-taken' });
    await save();
    await expect(save({}, { path_uid: uuid() })).rejects.toMatchObject({ code: 'address-taken' });
    const atOnce = await Promise.allSettled(
      [uuid(), uuid()].map((path_uid) => save({ slug: 'at-once' }, { path_uid })),
    );
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(atOnce.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'address-taken' },
    });
    await save({ goal_lesson_uids: ['two'] });
    expect((await desk.paths()).paths.filter(({ slug: one }) => one !== 'at-once')).toMatchObject([
      { title: 'Two, quickly', state: 'draft', lesson_count: 2, goal_lesson_uids: ['two'] },
    ]);
    const preview = await desk.draftPreview({ params });
    expect(preview.units[0]?.lessons.map(({ lesson_uid }) => lesson_uid)).toEqual(['one', 'two']);

    const visitor = server.as();
    const learner = server.as('auth0|many-1');
    const slug = { params: { slug: body.slug } };
    const course = { params: { course_id: body.slug } };
    await expect(visitor.pathPreview(slug)).rejects.toMatchObject({ code: 'not-found' });
    await expect(learner.updateCourse(course)).rejects.toMatchObject({ code: 'not-found' });
    expect((await learner.allCourses()).courses).toHaveLength(1);

    const set = (state: 'published' | 'withdrawn') =>
      desk.publishPath({ params, body: { act_uid: uuid(), state } });
    await set('published');
    expect(await visitor.pathPreview(slug)).toEqual(preview);
    expect((await server.as('auth0|many-2').allCourses()).courses).toMatchObject([
      { kind: 'standard' },
      { kind: 'path', slug: body.slug, title: 'Two, quickly', started_at: null },
    ]);
    const { course: begun } = await learner.updateCourse(course);
    expect(begun).toMatchObject({ kind: 'path', course_id: params.path_uid, active: true });
    const { actions } = await learner.nextActions();
    expect(actions.map((action) => action.lesson_uid)).toContain('two');

    await set('withdrawn');
    await expect(visitor.pathPreview(slug)).rejects.toMatchObject({ code: 'not-found' });
    await expect(server.as('auth0|many-2').updateCourse(course)).rejects.toMatchObject({
      code: 'not-found',
    });
    // Whoever began it goes on.
    expect((await learner.activeCourse()).course).toMatchObject({ course_id: params.path_uid });
    expect((await desk.audit()).entries.slice(0, 3).map(({ action }) => action)).toEqual([
      'path-withdrawn',
      'path-published',
      'path-saved',
    ]);
    expect(server.failures).toEqual([]);
    await expect(
      desk.publishPath({
        params: { path_uid: uuid() },
        body: { act_uid: uuid(), state: 'published' },
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lets a learner read in the export what was done, not by whom', async () => {
    const { tables } = await server.as('auth0|ada').exportData();
    expect(tables['audit_entry']).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'mail-resent', reason })]),
    );
    expect(JSON.stringify(tables['audit_entry'])).not.toContain('auth0|agent');
    expect(server.failures).toEqual([]);
  });
});
