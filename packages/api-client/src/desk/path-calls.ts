import { z } from 'zod';
import { pathPreview } from '../contract/course.ts';
import { endpoint } from '../contract/endpoint.ts';
import { clientUid, contentUid, count, done, moment, text } from '../contract/fields.ts';

const path = z.object({
  path_uid: z.string(),
  /** Its address: `/learn/paths/{slug}`. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What it leads to. All that the goals rest on comes with them. */
  goal_lesson_uids: z.array(z.string()),
  lesson_count: count,
  minutes: z.number(),
  state: z.enum(['draft', 'published', 'withdrawn']),
  changed_at: moment,
});
export type DeskPath = z.output<typeof path>;

const params = z.strictObject({ path_uid: clientUid });

export const pathCalls = {
  paths: endpoint({
    method: 'GET',
    path: '/edge/desk/paths',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Learning paths that the desk made, last changed first.',
    response: z.object({ paths: z.array(path) }),
    errors: [],
    idempotent: true,
  }),
  savePath: endpoint({
    method: 'POST',
    path: '/edge/desk/paths/{path_uid}',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Makes a learning path of goal lessons, or changes it. A new one is a draft.',
    params,
    body: z.strictObject({
      act_uid: clientUid,
      slug: contentUid.max(80),
      title: text(80, 1).refine((title) => title.trim() !== '', { message: 'must not be blank' }),
      summary: text(500),
      goal_lesson_uids: z.array(contentUid).min(1).max(50),
    }),
    response: done,
    errors: ['not-found', 'address-taken', 'attempt-conflict'],
    idempotent: true,
  }),
  draftPreview: endpoint({
    method: 'GET',
    path: '/edge/desk/paths/{path_uid}/preview',
    auth: 'bearer',
    scope: 'desk',
    summary: 'A path as its public page will show it, published or not.',
    params,
    response: pathPreview,
    errors: ['not-found'],
    idempotent: true,
  }),
  publishPath: endpoint({
    method: 'POST',
    path: '/edge/desk/paths/{path_uid}/publish',
    auth: 'bearer',
    scope: 'desk',
    summary:
      'Publishes a path, or withdraws it. Whoever has begun a withdrawn one goes on with it.',
    params,
    body: z.strictObject({ act_uid: clientUid, state: z.enum(['published', 'withdrawn']) }),
    response: done,
    errors: ['not-found', 'attempt-conflict'],
    idempotent: true,
  }),
};
