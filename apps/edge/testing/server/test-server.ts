// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import { type ApiClient, type ClientOf, createApiClient, createClientOf } from '@lemma/api-client';
import { type DeskContract, deskContract } from '@lemma/api-client/desk';
import type { Hono } from 'hono';
import { type Payments, withoutPayments } from '../../src/access/payments.ts';
import { type AppDeps, createApp } from '../../src/app.ts';
import type { Content } from '../../src/content/content.ts';
import type { Database } from '../../src/database/database.ts';
import type { Log } from '../../src/logging/log.ts';
import type { LearnerMail } from '../../src/mail/learner-mail.ts';
import { MailChoices } from '../../src/mail/mail-choices.ts';
import { MailQueue } from '../../src/mail/mail-queue.ts';
import { listen } from './listen.ts';
import { loadTestContent } from './test-content.ts';
import { type Engine, openTestDatabase } from './test-database.ts';
import { wideLimits } from './wide-limits.ts';
import {
  createTestIdentity,
  deskScope,
  testAudience,
  testDomain,
  type TestIdentity,
} from './tokens.ts';

export interface TestServer {
  readonly app: Hono;
  readonly database: Database;
  readonly content: Content;
  readonly identity: TestIdentity;
  /** Mail that calls have queued: nothing sends it. */
  readonly mail: LearnerMail;
  /** Lines of the log at warning or above: a test expects none unless it says so. */
  readonly failures: object[];
  /** Where it listens, if it speaks HTTP. */
  readonly origin: string | undefined;
  /** Sends a request to the server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A client that is signed in as the learner, or that of a visitor. */
  as(learner?: string): ApiClient;
  /** The desk's client of somebody whose token has its scope. */
  desk(agent: string): ClientOf<DeskContract>;
  advance(milliseconds: number): void;
  now(): number;
  close(): Promise<void>;
}

/** A whole server in process, on a database of its own, with a clock that stands still until it is moved. */
export async function startTestServer(
  engine: Engine,
  {
    overHttp = false,
    ...overrides
  }: Partial<Omit<AppDeps, 'database'>> & {
    readonly database?: Database;
    /** Clients speak real HTTP to it, on a free port. */
    readonly overHttp?: boolean;
  } = {},
): Promise<TestServer> {
  let now = Date.parse('2026-03-02T09:00:00Z');
  const clock = () => now;
  const identity = await createTestIdentity(clock);
  const database = overrides.database ?? (await openTestDatabase(engine));
  const content = overrides.content ?? loadTestContent();
  const mail = {
    queue: new MailQueue(database.db, clock),
    choices: new MailChoices(database.db, clock),
    product: 'Lemma',
    siteUrl: 'http://localhost:4400',
  };
  const failures: object[] = [];
  const log: Log = {
    info: () => undefined,
    warn: (fields) => failures.push(fields),
    error: (fields) => failures.push(fields),
  };
  const app = await createApp({
    verifyToken: identity.verify,
    identityProvider: {
      verifiedEmail: async () => undefined,
      endSessions: async () => undefined,
      deletesIdentities: true,
      deleteIdentity: async () => 'deleted',
    },
    payments: withoutPayments(),
    clock,
    log,
    auth: { domain: testDomain, client_id: 'test', audience: testAudience },
    version: '0.0.0',
    buildCommit: 'test',
    limits: wideLimits,
    mail,
    ...overrides,
    content,
    database,
  });
  const http = overHttp ? await listen(() => app.fetch) : undefined;
  const wire = {
    baseUrl: http?.url ?? 'http://edge.test',
    retries: 0,
    ...(http
      ? {}
      : { fetch: (async (input, init) => app.request(new Request(input, init))) as typeof fetch }),
  };
  return {
    app,
    database,
    content,
    identity,
    mail,
    failures,
    origin: http?.url,
    fetch: async (path, init) =>
      http ? fetch(`${http.url}${path}`, init) : app.request(path, init),
    as: (learner) =>
      createApiClient({
        ...wire,
        getToken: async () => (learner === undefined ? undefined : identity.token(learner)),
      }),
    desk: (agent) =>
      createClientOf(deskContract, {
        ...wire,
        getToken: () => identity.token(agent, { scope: deskScope }),
      }),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    now: clock,
    close: async () => {
      await http?.close();
      await database.close();
    },
  };
}

/** Payments that let some learners in, for tests of what is paid. */
export function payingLearners(...learners: readonly string[]): Payments {
  return {
    ...withoutPayments(),
    accessOf: async (learner) =>
      learners.includes(learner)
        ? { has_access: true, source: 'purchase', ends_at: null }
        : { has_access: false, source: null, ends_at: null },
  };
}
