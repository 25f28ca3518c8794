import { afterAll, beforeAll, expect, it } from 'vitest';
import { studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const uuid = () => crypto.randomUUID();
const library = { params: { course_id: 'testing' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite');
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
