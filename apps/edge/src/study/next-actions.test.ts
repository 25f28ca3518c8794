import { afterAll, beforeAll, expect, it } from 'vitest';
import { studyThrough } from '../../testing/server/study-through.ts';
import {
  payingLearners,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server.ts';

const uuid = () => crypto.randomUUID();
const library = { params: { course_id: 'testing' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { payments: payingLearners('auth0|oda') });
});
afterAll(() => server.close());

/** A learner who started the course of the library and then made a path of their own. */
async function withCustomPath(name: string, goal: string) {
  const client = server.as(`auth0|${name}`);
  await client.syncUser({ body: { email: `${name}@example.org`, name } });
  await client.updateCourse(library);
  const params = { course_id: uuid() };
  const make = () =>
    client.createCourse({
      body: { course_uid: params.course_id, title: 'Mine', goal_lesson_uids: [goal] },
    });
  const planned = async () =>
    (await client.nextActions()).actions.flatMap(({ kind, lesson_uid: lesson }) =>
      lesson === null ? [] : `${kind} ${lesson}`,
    );
  return { client, params, make, planned };
}

it('plans only lessons of the custom path while it is the active one', async () => {
  const { client, make, planned } = await withCustomPath('lia', 'one');
  await studyThrough(client, server.content, 'one');
  await client.sessionInitialisation({
    body: { session_uid: uuid(), kind: 'lesson', lesson_uid: 'two' },
  });
  expect(await planned()).toEqual(['continue two']);
  await make();
  expect(await planned()).toEqual([]);
  await client.updateCourse(library);
  expect(await planned()).toEqual(['continue two']);
});

it('asks for a review of what the custom path leaves out', async () => {
  const { client, make, planned } = await withCustomPath('mei', 'one');
  await studyThrough(client, server.content, 'one');
  await studyThrough(client, server.content, 'two');
  await make();
  server.advance(60 * 86_400_000);
  expect(await planned()).toContain('review two');
});

it('plans by the new goals as soon as the path is edited', async () => {
  const { client, params, make, planned } = await withCustomPath('noa', 'one');
  await studyThrough(client, server.content, 'one');
  await make();
  expect(await planned()).toEqual([]);
  await client.editCourse({ params, body: { title: 'Mine', goal_lesson_uids: ['two'] } });
  expect(await planned()).toEqual(['lesson two']);
});

it('has reviews due sooner for a learner who chose to remember more, and shows it everywhere', async () => {
  const client = server.as('auth0|pia');
  await client.syncUser({ body: { email: 'pia@example.org', name: 'Pia' } });
  await client.updateCourse(library);
  await studyThrough(client, server.content, 'one');
  const due = async () => {
    const [review] = (await client.nextReviews()).reviews;
    const { topics } = await client.topicsMastered();
    expect(topics[0]?.due_at).toBe(review?.due_at);
    return Date.parse(review?.due_at ?? '');
  };
  const usual = await due();
  expect((await client.me()).retention).toBe(0.91);
  const settings = { retention: 0.94 };
  expect(await client.updateSettings({ body: settings })).toMatchObject(settings);
  expect(await client.me()).toMatchObject(settings);
  const sooner = await due();
  expect(sooner).toBeLessThan(usual);
  server.advance(sooner + 1000 - server.now());
  const isDue = async () => (await client.nextReviews()).reviews[0]?.due;
  expect(await isDue()).toBe(true);
  await client.updateSettings({ body: { retention: 0.91 } });
  expect(await isDue()).toBe(false);
});

it('states the reviews that do not fit into today, and when none is left over', async () => {
  const client = server.as('auth0|oda');
  await client.syncUser({ body: { email: 'oda@example.org', name: 'Oda', time_zone: 'UTC' } });
  await client.updateCourse(library);
  await client.updateSettings({ body: { daily_goal: 5 } });
  for (const lesson of ['one', 'two', 'three']) await studyThrough(client, server.content, lesson);
  expect((await client.nextActions()).backlog).toBeNull();
  server.advance(60 * 86_400_000);
  const { actions, backlog } = await client.nextActions();
  const reviews = actions.filter(({ kind }) => kind === 'review');
  expect(reviews).toHaveLength(3);
  expect(backlog).toMatchObject({
    reviews: 3,
    minutes: reviews.reduce((sum, { minutes }) => sum + minutes, 0),
  });
  const tomorrow = new Date(server.now() + 86_400_000).toISOString().slice(0, 10);
  expect(backlog?.gone_by).toBe(tomorrow);
});
