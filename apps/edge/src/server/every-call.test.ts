import { contract, type Operation, operations } from '@lemma/api-client/contract';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient } from '@lemma/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutPayments } from '../access/payments.ts';
import { Refusal } from '../http/refusal.ts';
import { engines } from '../test-server/test-database.ts';
import { attemptAt, rightAnswer, studyThrough } from '../test-server/study-through.ts';
import { startTestServer, type TestServer } from '../test-server/test-server.ts';

const uuid = () => crypto.randomUUID();
const course = { params: { course_id: 'testing' } };
const lesson = { params: { lesson_uid: 'one' } };

interface World {
  readonly server: TestServer;
  /** A learner who has mastered lesson one and begun lesson two. */
  readonly ada: ApiClient;
  readonly visitor: ApiClient;
  readonly openSession: string;
}

const begin = (client: ApiClient, uid: string) =>
  client.sessionInitialisation({
    body: { session_uid: uuid(), kind: 'lesson', lesson_uid: uid },
  });

/** What each call answers to a learner who may make it. A call without an entry is a type error. */
const outcomes: { readonly [O in Operation]: (world: World) => Promise<void> } = {
  version: async ({ visitor, server }) => {
    expect(await visitor.version({ params: { service: 'edukg' } })).toEqual({
      service: 'edukg',
      version: '0.0.0',
      build_commit: 'test',
      content_version: server.content.version,
    });
  },
  countryCheck: async ({ visitor }) => {
    expect(await visitor.countryCheck({ params: { service: 'edge' } })).toMatchObject({
      country_code: null,
      can_purchase: true,
    });
  },
  health: async ({ visitor, server }) => {
    const { status, database, migrations, content } = await visitor.health();
    expect([status, database.kind, content.lessons]).toEqual(['ok', server.database.kind, 3]);
    expect(migrations.applied).toBe(migrations.expected);
  },
  clientConfig: async ({ visitor }) => {
    expect((await visitor.clientConfig()).auth.domain).toBe('https://identity.test');
  },
  graph: async ({ ada }) => {
    const { nodes, edges, courses } = await ada.graph();
    expect(nodes.map((node) => [node.lesson_uid, node.planned])).toEqual([
      ['one', false],
      ['two', false],
      ['three', false],
      ['four', true],
    ]);
    expect(edges).toContainEqual({ from: 'one', to: 'two' });
    expect(courses[0]?.units.map((unit) => unit.unit_uid)).toEqual(['first', 'second']);
  },
  registerInterest: async ({ visitor, server }) => {
    const once = { params: { user_email: 'Far@Example.org' } };
    expect(await visitor.registerInterest(once)).toEqual({ status: 'ok' });
    expect(await visitor.registerInterest(once)).toEqual({ status: 'ok' });
    expect(server.failures).toEqual([]);
  },
  syncUser: async ({ server }) => {
    const ben = server.as('auth0|ben');
    const sync = (email: string) => ben.syncUser({ body: { email, name: email } });
    expect(await sync('ben@example.org')).toMatchObject({
      name: 'ben@example.org',
      daily_goal: 30,
    });
    expect(await sync('new@example.org')).toMatchObject({
      name: 'ben@example.org',
      email: 'new@example.org',
    });
  },
  me: async ({ ada, server }) => {
    expect(await ada.me()).toMatchObject({ email: 'ada@example.org' });
    await expect(server.as('auth0|nobody').me()).rejects.toMatchObject({ code: 'not-found' });
  },
  updateName: async ({ ada }) => {
    expect(await ada.updateName({ body: ' Ada L. ' })).toMatchObject({ name: 'Ada L.' });
    for (const wrong of ['   ', 'ADA@example.org'])
      await expect(ada.updateName({ body: wrong })).rejects.toMatchObject({ code: 'invalid-name' });
    expect((await ada.me()).name).toBe('Ada L.');
  },
  paidAccess: async ({ ada }) => {
    expect(await ada.paidAccess()).toEqual({ has_access: false, source: null, ends_at: null });
  },
  onboardingStatus: async ({ ada, server }) => {
    expect(await ada.onboardingStatus()).toMatchObject({
      has_course: true,
      has_studied: true,
      can_see_knowledge_profile: true,
    });
    expect(await server.as('auth0|nobody').onboardingStatus()).toMatchObject({
      has_course: false,
      can_see_knowledge_profile: false,
    });
  },
  updateSettings: async ({ ada }) => {
    expect(
      await ada.updateSettings({ body: { daily_goal: 45, time_zone: 'Asia/Tokyo' } }),
    ).toMatchObject({ daily_goal: 45, time_zone: 'Asia/Tokyo' });
    expect(await ada.updateSettings({ body: { daily_goal: 30 } })).toMatchObject({
      daily_goal: 30,
      time_zone: 'Asia/Tokyo',
    });
  },
  exportData: async ({ ada }) => {
    const { profile, tables } = await ada.exportData();
    expect(profile?.email).toBe('ada@example.org');
    expect(tables['attempt']?.length).toBeGreaterThan(3);
    expect(tables['event']?.length).toBeGreaterThan(5);
  },
  deleteAccount: async ({ server }) => {
    const gone = server.as('auth0|gone');
    await gone.syncUser({ body: { email: 'gone@example.org', name: 'Gone' } });
    await studyThrough(gone, server.content, 'one');
    const { deleted_rows: rows } = await gone.deleteAccount({
      body: { confirm: 'delete my account' },
    });
    expect(rows).toBeGreaterThan(5);
    await expect(gone.me()).rejects.toMatchObject({ code: 'not-found' });
    const { tables } = await gone.exportData();
    expect(Object.values(tables).flat()).toEqual([]);
  },
  dailyXp: async ({ ada }) => {
    const { xp_today: xp, streak, days, xp_total: total } = await ada.dailyXp();
    expect(xp).toBeGreaterThan(0);
    expect([streak, days.length, total]).toEqual([1, 1, xp]);
  },
  reportIssue: async ({ ada }) => {
    const body = { uid: 'widget-1', description: 'Odd', build_commit: 'c', report_uid: uuid() };
    await ada.reportIssue({ body });
    await ada.reportIssue({ body });
    const { tables } = await ada.exportData();
    expect(tables['report']?.filter((one) => one['kind'] === 'issue')).toHaveLength(1);
  },
  logError: async ({ ada }) => {
    await ada.logError({
      body: {
        message: 'x',
        stack_trace: '',
        component_stack: '',
        user_actions: ['click'],
        url: '/',
        build_commit: 'c',
      },
    });
    const { tables } = await ada.exportData();
    expect(tables['report']?.filter((one) => one['kind'] === 'error')).toHaveLength(1);
  },
  activeCourse: async ({ ada, server }) => {
    expect((await ada.activeCourse()).course).toMatchObject({ course_id: 'testing', active: true });
    expect((await server.as('auth0|nobody').activeCourse()).course).toBeNull();
  },
  createCourse: async ({ server }) => {
    const maker = server.as('auth0|maker');
    const body = { course_uid: uuid(), title: 'Mine', goal_lesson_uids: ['two'] };
    const made = await maker.createCourse({ body });
    expect(made.course).toMatchObject({
      kind: 'custom',
      title: 'Mine',
      lesson_count: 2,
      active: true,
    });
    expect(await maker.createCourse({ body })).toEqual(made);
    await expect(maker.createCourse({ body: { ...body, title: 'Other' } })).rejects.toMatchObject({
      code: 'attempt-conflict',
    });
    await expect(
      maker.createCourse({ body: { ...body, course_uid: uuid(), goal_lesson_uids: ['none'] } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const { actions } = await maker.nextActions();
    expect(actions.map((action) => action.lesson_uid)).toContain('one');
  },
  customCourse: async ({ server }) => {
    const maker = server.as('auth0|second-maker');
    const uid = uuid();
    await maker.createCourse({
      body: { course_uid: uid, title: 'Mine', goal_lesson_uids: ['three'] },
    });
    const found = await maker.customCourse({ params: { course_id: uid } });
    expect(found.lessons.map((one) => one.lesson_uid)).toEqual(['one', 'two', 'three']);
    expect(found.goal_lesson_uids).toEqual(['three']);
    await expect(
      server.as('auth0|nobody').customCourse({ params: { course_id: uid } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  },
  allCourses: async ({ ada }) => {
    expect((await ada.allCourses()).courses).toMatchObject([
      { course_id: 'testing', mastered_count: 1, planned_count: 1 },
    ]);
  },
  updateCourse: async ({ server }) => {
    const starter = server.as('auth0|starter');
    expect((await starter.updateCourse(course)).course).toMatchObject({
      active: true,
      archived: false,
    });
    await expect(starter.updateCourse({ params: { course_id: 'none' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  archiveCourse: async ({ server }) => {
    const tidy = server.as('auth0|tidy');
    await tidy.updateCourse(course);
    expect((await tidy.archiveCourse(course)).course).toMatchObject({
      active: false,
      archived: true,
    });
    expect((await tidy.activeCourse()).course).toBeNull();
    expect((await tidy.updateCourse(course)).course).toMatchObject({
      active: true,
      archived: false,
    });
  },
  courseLessons: async ({ ada }) => {
    const { lessons } = await ada.courseLessons(course);
    expect(lessons.map((one) => [one.lesson_uid, one.status, one.has_access])).toEqual([
      ['one', 'mastered', true],
      ['two', 'in-progress', true],
      ['three', 'locked', false],
      ['four', 'coming', false],
    ]);
  },
  allLessons: async ({ ada }) => {
    const { lessons } = await ada.allLessons();
    expect(lessons.map((one) => one.lesson_uid)).toEqual(['one', 'two', 'three', 'four']);
    expect(lessons[0]?.strength).toBeGreaterThan(0.8);
  },
  pathPreview: async ({ visitor }) => {
    const preview = await visitor.pathPreview({ params: { slug: 'testing' } });
    expect(preview).toMatchObject({ lesson_count: 3, planned_count: 1, minutes: 30 });
    await expect(visitor.pathPreview({ params: { slug: 'none' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  courseProgress: async ({ ada }) => {
    const { counts, minutes_left: left, days_to_goal: range } = await ada.courseProgress(course);
    expect(counts).toMatchObject({ mastered: 1, 'in-progress': 1, locked: 1, coming: 1 });
    expect(left).toBe(20);
    expect(range?.low).toBeLessThanOrEqual(range?.high ?? 0);
  },
  referenceSheet: async ({ visitor }) => {
    const { lesson: sheet } = await visitor.referenceSheet(lesson);
    expect(JSON.stringify(sheet)).toContain('Two is even.');
    expect(JSON.stringify(sheet)).not.toContain('"question"');
  },
  interactiveLesson: async ({ ada }) => {
    const page = await ada.interactiveLesson({ params: { lesson_uid: 'two' } });
    expect(page).toMatchObject({ lesson: { uid: 'two' }, summary: { status: 'in-progress' } });
    expect(page.open_session_uid).toMatch(/-/u);
    await expect(ada.interactiveLesson({ params: { lesson_uid: 'three' } })).rejects.toMatchObject({
      code: 'payment-required',
    });
    await expect(ada.interactiveLesson({ params: { lesson_uid: 'four' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  interactiveReview: async ({ ada }) => {
    expect(await ada.interactiveReview({ params: { review_uid: 'one' } })).toMatchObject({
      lesson: { uid: 'one' },
      open_session_uid: null,
    });
    await expect(ada.interactiveReview({ params: { review_uid: 'two' } })).rejects.toMatchObject({
      code: 'nothing-to-review',
    });
  },
  lessonReference: async ({ visitor, ada }) => {
    const page = await visitor.lessonReference(lesson);
    expect(page.leads_to).toEqual([{ lesson_uid: 'two', title: 'Lesson two' }]);
    expect(JSON.stringify(page.lesson)).not.toContain('Which is even?');
    const paid = { params: { lesson_uid: 'three' } };
    await expect(visitor.lessonReference(paid)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(ada.lessonReference(paid)).rejects.toMatchObject({ code: 'payment-required' });
  },
  freeLessons: async ({ visitor }) => {
    expect(await visitor.freeLessons()).toEqual(['one', 'two']);
  },
  lessonHistory: async ({ ada }) => {
    const { sessions } = await ada.lessonHistory(lesson);
    expect(sessions).toMatchObject([{ outcome: 'passed', accuracy: 1 }]);
    expect(sessions[0]?.answers.length).toBeGreaterThan(3);
  },
  multipleChoiceAttempt: async ({ server }) => {
    const chooser = server.as('auth0|chooser');
    const { session_uid: uid, next } = await begin(chooser, 'one');
    if (next.type !== 'question') throw new Error('no question');
    const answer = rightAnswer(server.content, next.question.uid, next.question.seed);
    const result = await chooser.multipleChoiceAttempt(attemptAt(uid, next, answer));
    expect(result).toMatchObject({
      score: { correct: true },
      feedback: { correct: true },
      next: { type: 'question' },
    });
    await expect(chooser.multipleChoiceAttempt(attemptAt(uid, next, answer))).rejects.toMatchObject(
      { code: 'question-not-asked' },
    );
  },
  replAttempt: async ({ server }) => {
    const coder = server.as('auth0|coder');
    const { session_uid: uid, next } = await begin(coder, 'one');
    // The question asked is no program: the server says so, and takes "I don't know" here too.
    const wrongKind = attemptAt(uid, next, { kind: 'repl', code: 'x', results: [] });
    await expect(coder.replAttempt(wrongKind)).rejects.toMatchObject({
      code: 'invalid-request',
      problem: { errors: [{ pointer: '/body/answer/kind' }] },
    });
    expect(await coder.replAttempt(attemptAt(uid, next, { kind: 'dont-know' }))).toMatchObject({
      score: { correct: false },
    });
  },
  sessionInitialisation: async ({ server }) => {
    const two = server.as('auth0|initiator');
    const body = { session_uid: uuid(), kind: 'lesson' as const, lesson_uid: 'one' };
    const first = await two.sessionInitialisation({ body });
    expect(first).toMatchObject({
      lesson: { uid: 'one' },
      position: 0,
      answers: [],
      next: { type: 'question', reason: 'new' },
    });
    expect(await two.sessionInitialisation({ body })).toEqual(first);
    await expect(
      two.sessionInitialisation({ body: { ...body, kind: 'review' } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
  },
  session: async ({ ada, openSession, server }) => {
    const params = { session_uid: openSession };
    expect(await ada.session({ params })).toMatchObject({ lesson_uid: 'two' });
    await expect(server.as('auth0|nobody').session({ params })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  sessionHistory: async ({ ada, openSession, server }) => {
    server.advance(30_000);
    const body = { entry_uid: uuid(), session_uid: openSession, position: 3, seconds: 10_000 };
    await ada.sessionHistory({ body });
    const { position, seconds } = await ada.session({ params: { session_uid: openSession } });
    expect(position).toBe(3);
    // No more than has passed since the session began.
    expect(seconds).toBeLessThanOrEqual(30);
  },
  sessionDifficulty: async ({ ada, openSession }) => {
    const body = { event_uid: uuid(), session_uid: openSession, rating: 'too-hard' as const };
    await ada.sessionDifficulty({ body });
    await ada.sessionDifficulty({ body });
    const { tables } = await ada.exportData();
    expect(tables['event']?.filter((one) => one['type'] === 'difficulty-rated')).toHaveLength(1);
  },
  markLessonAsNotMastered: async ({ server }) => {
    const doubter = server.as('auth0|doubter');
    await studyThrough(doubter, server.content, 'one');
    const marked = await doubter.markLessonAsNotMastered({
      body: { event_uid: uuid(), lesson_uid: 'one' },
    });
    expect(marked).toEqual({ lesson_uid: 'one', status: 'available' });
  },
  nextActions: async ({ ada }) => {
    const { actions, daily_xp: today } = await ada.nextActions();
    expect(actions[0]).toMatchObject({
      kind: 'continue',
      lesson_uid: 'two',
      title: 'Lesson two',
      has_access: true,
    });
    expect(actions[0]?.reason.text).not.toBe('');
    expect(today.xp).toBeGreaterThan(0);
  },
  refreshNextActions: async ({ ada }) => {
    expect((await ada.refreshNextActions()).actions.length).toBeGreaterThan(0);
  },
  nextReviews: async ({ ada, server }) => {
    const { reviews } = await ada.nextReviews();
    expect(reviews).toMatchObject([{ review_uid: 'one', due: false }]);
    expect(Date.parse(reviews[0]?.due_at ?? '')).toBeGreaterThan(server.now());
  },
  inProgressSessions: async ({ ada, openSession }) => {
    const { sessions } = await ada.inProgressSessions();
    expect(sessions).toMatchObject([{ session_uid: openSession, lesson_uid: 'two', answered: 1 }]);
  },
  topicsMastered: async ({ ada }) => {
    expect((await ada.topicsMastered()).topics).toMatchObject([
      { lesson_uid: 'one', by_diagnostic: false },
    ]);
  },
  diagnosticCourse: async ({ visitor }) => {
    expect(await visitor.diagnosticCourse(course)).toMatchObject({
      lesson_count: 3,
      course: { slug: 'testing' },
    });
  },
  startDiagnostic: async ({ visitor }) => {
    const body = { session_uid: uuid(), course_id: 'testing' };
    const state = await visitor.startDiagnostic({ body });
    expect(state).toMatchObject({ status: 'in-progress', answered: 0, question: { hints: [] } });
    expect(await visitor.startDiagnostic({ body })).toEqual(state);
  },
  diagnosticInteractive: async ({ server }) => {
    const tester = server.as('auth0|tester');
    await expect(tester.diagnosticInteractive(course)).rejects.toMatchObject({ code: 'not-found' });
    const state = await tester.startDiagnostic({
      body: { session_uid: uuid(), course_id: 'testing' },
    });
    expect(await tester.diagnosticInteractive(course)).toEqual(state);
    const other = { ...course, query: { session_uid: state.session_uid } };
    await expect(server.as('auth0|nobody').diagnosticInteractive(other)).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  answerDiagnostic: async ({ visitor }) => {
    const state = await visitor.startDiagnostic({
      body: { session_uid: uuid(), course_id: 'testing' },
    });
    const { question } = state;
    if (!question) throw new Error('no question');
    const answer = {
      params: { session_uid: state.session_uid },
      body: {
        answer_uid: uuid(),
        question_uid: question.uid,
        seed: question.seed,
        answer: { kind: 'dont-know' as const },
        seconds: 4,
      },
    };
    const first = await visitor.answerDiagnostic(answer);
    expect(first).toMatchObject({ unreadable: null, state: { answered: 1 } });
    expect(JSON.stringify(first)).not.toContain('correct');
    expect(await visitor.answerDiagnostic(answer)).toEqual(first);
    await expect(
      visitor.answerDiagnostic({ ...answer, body: { ...answer.body, seconds: 5 } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
  },
  claimDiagnostic: async ({ server, visitor }) => {
    const uid = await takeDiagnostic(visitor, server);
    const claimer = server.as('auth0|claimer');
    const claimed = await claimer.claimDiagnostic({ params: { session_uid: uid } });
    expect(claimed.status).toBe('finished');
    expect(await claimer.claimDiagnostic({ params: { session_uid: uid } })).toEqual(claimed);
    const { topics } = await claimer.topicsMastered();
    expect(topics.map((topic) => topic.by_diagnostic)).toEqual(topics.map(() => true));
    expect(topics.length).toBeGreaterThan(0);
    await expect(visitor.diagnosticResults({ params: { session_uid: uid } })).rejects.toMatchObject(
      { code: 'not-found' },
    );
  },
  diagnosticResults: async ({ server, visitor }) => {
    const uid = await takeDiagnostic(visitor, server);
    const results = await visitor.diagnosticResults({ params: { session_uid: uid } });
    expect(results.session.status).toBe('finished');
    expect(results.lessons[0]).toMatchObject({ lesson_uid: 'one', result: 'known' });
    expect(results.certainty).toBeGreaterThan(0.5);
  },
  diagnosticStatus: async ({ ada }) => {
    expect(await ada.diagnosticStatus(course)).toEqual({ status: 'not-started', session: null });
  },
  diagnosticSessions: async ({ server }) => {
    const taker = server.as('auth0|taker');
    const uid = await takeDiagnostic(taker, server);
    expect((await taker.diagnosticSessions()).sessions).toMatchObject([
      { session_uid: uid, status: 'finished' },
    ]);
    expect((await taker.onboardingStatus()).has_finished_diagnostic).toBe(true);
  },
  createCheckoutSession: async ({ visitor, ada }) => {
    expect(await visitor.createCheckoutSession({ body: { price_id: 'life' } })).toEqual({
      redirect_url: 'https://pay.test/payment/life/visitor',
    });
    expect(await ada.createCheckoutSession({ body: { price_id: 'life' } })).toEqual({
      redirect_url: 'https://pay.test/payment/life/ada',
    });
  },
  createSubscriptionSession: async ({ visitor }) => {
    expect(await visitor.createSubscriptionSession({ body: { price_id: 'month' } })).toEqual({
      redirect_url: 'https://pay.test/subscription/month/visitor',
    });
  },
  paymentWebhook: async ({ server }) => {
    const post = (signature: string) =>
      server.fetch('/edge/webhooks/stripe', {
        method: 'POST',
        body: '{"raw": true }',
        headers: { 'stripe-signature': signature },
      });
    expect(await (await post('{"raw": true }')).json()).toEqual({ received: true });
    expect((await post('forged')).status).toBe(400);
  },
  createPortalSession: async ({ ada }) => {
    expect((await ada.createPortalSession()).redirect_url).toContain('https://pay.test/');
  },
  subscription: async ({ ada }) => {
    expect(await ada.subscription()).toEqual({ subscription: null });
  },
  purchase: async ({ ada }) => {
    expect(await ada.purchase()).toEqual({ purchases: [] });
  },
};

/** Takes a diagnostic to its end, every answer right. */
async function takeDiagnostic(client: ApiClient, server: TestServer): Promise<string> {
  let state = await client.startDiagnostic({ body: { session_uid: uuid(), course_id: 'testing' } });
  while (state.question) {
    const { uid, seed } = state.question;
    const answer = rightAnswer(server.content, uid, seed) as { kind: 'dont-know' };
    const body = { answer_uid: uuid(), question_uid: uid, seed, answer, seconds: 5 };
    state = (await client.answerDiagnostic({ params: { session_uid: state.session_uid }, body }))
      .state;
  }
  return state.session_uid;
}

describe.each(engines)('every call on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    const server = await startTestServer(engine, { payments: recordingPayments() });
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
    expect(contract[operation].response).toBeDefined();
    await outcomes[operation](world);
    expect(world.server.failures).toEqual([]);
  });
});

/** A payment provider that says where it would send the browser, and takes a body that is its own signature. */
function recordingPayments() {
  return {
    ...withoutPayments(),
    checkout: async (order: { mode: string; priceId: string; learner: string | undefined }) => ({
      redirect_url: `https://pay.test/${order.mode}/${order.priceId}/${order.learner?.split('|')[1] ?? 'visitor'}`,
    }),
    portal: async () => ({ redirect_url: 'https://pay.test/portal' }),
    receive: async (body: Uint8Array, headers: Headers) => {
      if (new TextDecoder().decode(body) !== headers.get('stripe-signature'))
        throw new Refusal('invalid-signature', 'The signature is another body’s.');
    },
  };
}
