import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageKinds } from './page-kind.ts';
import { contentUid, count, done, email } from './fields.ts';

const service = z.strictObject({ service: z.enum(['edge', 'edukg']) });

export const systemEndpoints = {
  version: endpoint({
    method: 'GET',
    path: '/{service}/version',
    auth: 'none',
    summary: 'Version of the server, of its build and of the content it serves.',
    params: service,
    response: z.object({
      service: z.string(),
      version: z.string(),
      build_commit: z.string(),
      content_version: z.string(),
    }),
    errors: [],
    idempotent: true,
  }),
  countryCheck: endpoint({
    method: 'GET',
    path: '/{service}/country-check',
    auth: 'none',
    summary: 'The visitor’s country, and whether Lemma is sold there.',
    params: service,
    response: z.object({
      /** ISO 3166-1 alpha-2, or null when it cannot be told. */
      country_code: z.string().length(2).nullable(),
      can_purchase: z.boolean(),
      message: z.string(),
    }),
    errors: [],
    idempotent: true,
  }),
  health: endpoint({
    method: 'GET',
    path: '/edge/health',
    auth: 'none',
    summary: 'Whether the server can serve: database, migrations, content.',
    response: z.object({
      status: z.literal('ok'),
      database: z.object({ kind: z.enum(['pglite', 'postgresql']), ok: z.literal(true) }),
      migrations: z.object({ applied: count, expected: count }),
      content: z.object({ version: z.string(), courses: count, lessons: count }),
    }),
    errors: [],
    idempotent: true,
  }),
  clientConfig: endpoint({
    method: 'GET',
    path: '/config.json',
    auth: 'none',
    summary: 'What the site must know before it can sign anyone in.',
    response: z.object({
      auth: z.object({ domain: z.string(), client_id: z.string(), audience: z.string() }),
      build_commit: z.string(),
      /** Price identifiers of the four plans; null where payments are not set up. */
      prices: z
        .object({
          monthly: z.string(),
          annual: z.string(),
          one_year: z.string(),
          lifetime: z.string(),
        })
        .nullable(),
      show_discounted_prices: z.boolean(),
      /** Places of lifetime access in all and left; null where it cannot be told. */
      lifetime_spots: z.object({ total: count, left: count }).nullable(),
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  graph: endpoint({
    method: 'GET',
    path: '/edukg/graph',
    auth: 'bearer',
    summary: 'The knowledge graph: courses, units, lessons and their prerequisites.',
    response: z.object({
      version: z.string(),
      courses: z.array(
        z.object({
          course_uid: contentUid,
          slug: z.string(),
          title: z.string(),
          units: z.array(z.object({ unit_uid: contentUid, title: z.string() })),
        }),
      ),
      nodes: z.array(
        z.object({
          lesson_uid: contentUid,
          title: z.string(),
          course_uid: contentUid,
          unit_uid: contentUid,
          minutes: z.number(),
          planned: z.boolean(),
        }),
      ),
      /** `from` is a prerequisite of `to`. */
      edges: z.array(z.object({ from: contentUid, to: contentUid })),
    }),
    errors: [],
    idempotent: true,
  }),
  reportPythonStart: endpoint({
    method: 'POST',
    path: '/edge/python-start',
    auth: 'none',
    summary:
      'How long Python took to start in a page, or to fail. Counted, and kept with nobody’s name.',
    body: z.strictObject({
      outcome: z.enum(['ready', 'failed']),
      milliseconds: z.number().min(0).max(600_000),
    }),
    response: done,
    errors: [],
    idempotent: false,
    extension: true,
  }),
  countPageView: endpoint({
    method: 'POST',
    path: '/edge/page-view',
    auth: 'none',
    summary:
      'That a page of a kind was opened. A bare number: kept with no name, no address and no identifier.',
    body: z.strictObject({
      page: z.enum(pageKinds),
      /** Whether the visit began with it. */
      entry: z.boolean(),
    }),
    response: done,
    errors: [],
    idempotent: false,
    extension: true,
  }),
  registerInterest: endpoint({
    method: 'POST',
    path: '/edge/register-interest/{user_email}',
    auth: 'none',
    summary: 'Keeps an e-mail address (once) to tell its owner when Lemma is sold in their region.',
    params: z.strictObject({ user_email: email }),
    response: done,
    errors: [],
    idempotent: true,
  }),
};
