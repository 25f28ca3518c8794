import { toXapi } from '@lemma/lesson-renderer/events';

/** A host that carries events to its learning record store from the server. */
export async function POST(request) {
  const actor = { account: { homePage: 'https://lms.example', name: '42' } };
  return Response.json(
    toXapi(await request.json(), { actor, base: 'https://lms.example/lessons/' }),
  );
}
