import type { Contract, OutputOf, PageKind } from '@lemma/api-client/contract';
import { purchasability } from '../access/country.ts';
import type { Payments } from '../access/payments.ts';
import type { Content } from '../content/content.ts';
import type { Database } from '../database/database.ts';
import { interest } from '../database/schema/index.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';

export interface SystemDeps {
  readonly database: Database;
  readonly content: Content;
  readonly payments: Payments;
  readonly clock: () => number;
  readonly auth: OutputOf<Contract['clientConfig']>['auth'];
  readonly version: string;
  readonly buildCommit: string;
  readonly showDiscountedPrices: boolean;
  readonly countPythonStart: (outcome: 'ready' | 'failed', seconds: number) => void;
  readonly countPageView: (page: PageKind, entry: boolean) => void;
}

export type SystemHandlers = Pick<
  Handlers,
  | 'version'
  | 'countryCheck'
  | 'health'
  | 'clientConfig'
  | 'graph'
  | 'reportPythonStart'
  | 'countPageView'
  | 'registerInterest'
>;

export function systemHandlers(deps: SystemDeps): SystemHandlers {
  const { database, content } = deps;
  const graph = graphOf(content);
  return {
    version: ({ params }) => ({
      service: params.service,
      version: deps.version,
      build_commit: deps.buildCommit,
      content_version: content.version,
    }),
    countryCheck: ({ sender }) => purchasability(sender.country),
    health: async () => {
      await database.ping().catch((cause: unknown) => {
        throw new Refusal(
          'unavailable',
          `The database does not answer${cause instanceof Error ? '' : ' as it should'}. Try again shortly.`,
          {},
          { 'retry-after': '2' },
        );
      });
      return {
        status: 'ok',
        database: { kind: database.kind, ok: true },
        migrations: database.migrations,
        content: {
          version: content.version,
          courses: content.courses.length,
          lessons: content.lessons.size,
        },
      };
    },
    clientConfig: async () => ({
      auth: deps.auth,
      build_commit: deps.buildCommit,
      prices: deps.payments.prices,
      show_discounted_prices: deps.showDiscountedPrices,
      // The site cannot sign anyone in without this answer: it comes though the database is down.
      lifetime_spots: await deps.payments.lifetimeSpots().catch(() => null),
    }),
    graph: () => graph,
    reportPythonStart: ({ body }) => {
      deps.countPythonStart(body.outcome, body.milliseconds / 1000);
      return { status: 'ok' };
    },
    countPageView: ({ body }) => {
      deps.countPageView(body.page, body.entry);
      return { status: 'ok' };
    },
    registerInterest: async ({ params, sender }) => {
      await database.db
        .insert(interest)
        .values({
          email: params.user_email.toLowerCase(),
          country: sender.country ?? null,
          at: deps.clock(),
        })
        .onConflictDoNothing();
      return { status: 'ok' };
    },
  };
}

function graphOf(content: Content): OutputOf<Contract['graph']> {
  const nodes = [
    ...[...content.lessons.values()].map((lesson) => ({ ...lesson, planned: false })),
    ...[...content.planned.values()].map((lesson) => ({ ...lesson, planned: true })),
  ];
  const known = new Set(nodes.map((node) => node.uid));
  return {
    version: content.version,
    courses: content.courses.map((course) => ({
      course_uid: course.uid,
      slug: course.slug,
      title: course.title,
      units: course.units.map((unit) => ({ unit_uid: unit.uid, title: unit.title })),
    })),
    nodes: nodes.map((node) => ({
      lesson_uid: node.uid,
      title: node.title,
      course_uid: node.course,
      unit_uid: node.unit,
      minutes: node.minutes,
      planned: node.planned,
    })),
    edges: nodes.flatMap((node) =>
      node.prerequisites
        .filter((uid) => known.has(uid))
        .map((uid) => ({ from: uid, to: node.uid })),
    ),
  };
}
