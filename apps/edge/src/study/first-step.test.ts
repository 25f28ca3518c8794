import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { studyThrough } from '../../testing/server/study-through.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite');
});
afterAll(() => server.close());

it('tells ahead the question that a session begins with, first time and again', async () => {
  const ada = server.as('auth0|ada');
  for (let times = 0; times < 2; times += 1) {
    const page = await ada.interactiveLesson({ params: { lesson_uid: 'one' } });
    const session = await ada.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    expect(page.first_step).toEqual(session.next);
    expect(page.lesson.hash).toBe(session.lesson_version);
    expect(JSON.stringify(page)).not.toContain('"key"');
    await studyThrough(ada, server.content, 'one');
  }
});
