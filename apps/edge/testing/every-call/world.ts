// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient } from '@lemma/api-client';
import type { Operation } from '@lemma/api-client/contract';
import type { TestServer } from '../server/test-server.ts';

export interface World {
  readonly server: TestServer;
  /** A learner who has mastered lesson one and begun lesson two. */
  readonly ada: ApiClient;
  readonly visitor: ApiClient;
  readonly openSession: string;
}

/** What a call is to answer to a learner who may make it. */
export type Outcomes<O extends Operation> = {
  readonly [K in O]: (world: World) => Promise<void>;
};

export const uuid = () => crypto.randomUUID();
export const course = { params: { course_id: 'testing' } };

/** Begins the first study of a lesson. */
export const begin = (client: ApiClient, lesson: string) =>
  client.sessionInitialisation({
    body: { session_uid: uuid(), kind: 'lesson', lesson_uid: lesson },
  });
