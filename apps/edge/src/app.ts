import { contract, operations } from '@lemma/api-client/contract';
import { deskContract, deskOperations } from '@lemma/api-client/desk';
import { Hono } from 'hono';
import { AuditTrail } from './audit/audit-trail.ts';
import type { IdentityProvider } from './access/identity-provider.ts';
import type { Payments } from './access/payments.ts';
import type { TokenVerifier } from './access/token-verifier.ts';
import type { Content } from './content/content.ts';
import { LessonVersions } from './content/lesson-versions.ts';
import { publishedPath } from './course/learning-paths.ts';
import type { Database } from './database/database.ts';
import { mountContract, requestIdOf } from './http/adapter.ts';
import { defaultLimits, type Limits } from './http/allowances.ts';
import { mountDescription } from './http/reference/description.ts';
import { discardBody } from './http/discard-body.ts';
import type { Handlers } from './http/handlers.ts';
import { mountProbes } from './http/probes.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { Refusal } from './refusal/refusal.ts';
import { cors, securityHeaders } from './http/security.ts';
import { limitPage } from './http/limit-page.ts';
import { createSenderOf, type SenderOptions } from './http/sender.ts';
import { AccountDeletions } from './learner/delete-learner/account-deletions.ts';
import { Profiles } from './learner/profile.ts';
import { LearnerRecords } from './learner/records.ts';
import { SignOuts } from './learner/sign-outs.ts';
import { errorFields, type Log } from './logging/log.ts';
import { Metrics } from './logging/metrics.ts';
import { endPath } from './mail/end-link.ts';
import { endPage } from './mail/end-page.ts';
import type { LearnerMail } from './mail/learner-mail.ts';
import { courseHandlers } from './server/course-handlers.ts';
import { deskHandlers } from './server/desk-handlers.ts';
import { diagnosticHandlers } from './server/diagnostic-handlers.ts';
import { lessonHandlers } from './server/lesson-handlers.ts';
import { noteHandlers } from './server/note-handlers.ts';
import { paymentHandlers, webhookOutcomes } from './server/payment-handlers.ts';
import { quizHandlers } from './server/quiz-handlers.ts';
import { sampleHandlers } from './server/sample-handlers.ts';
import { studyHandlers } from './server/study-handlers.ts';
import { type LiveSupport, supportHandlers } from './server/support-handlers.ts';
import { systemHandlers } from './server/system-handlers.ts';
import { userHandlers } from './server/user-handlers.ts';
import type { RecheckQueue } from './study/recheck-queue.ts';
import { packagesPath, type PythonPackages } from './site/python-packages.ts';
import type { Site } from './site/site.ts';

export interface AppDeps {
  readonly database: Database;
  readonly content: Content;
  readonly verifyToken: TokenVerifier;
  readonly identityProvider: IdentityProvider;
  readonly payments: Payments;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  readonly auth: {
    readonly domain: string;
    readonly client_id: string;
    readonly audience: string;
  };
  readonly version: string;
  readonly buildCommit: string;
  readonly showDiscountedPrices?: boolean;
  /** Takes a share of the programs that earn mastery, to be graded again by this server. */
  readonly rechecks?: RecheckQueue | undefined;
  readonly sender?: SenderOptions;
  readonly limits?: Limits;
  /** Origins of other sites that may call the API from a browser. */
  readonly corsOrigins?: readonly string[];
  /** The built site, if this server is to serve it. */
  readonly site?: Site;
  /** Wheels of Python packages for the site's lessons. */
  readonly pythonPackages?: PythonPackages;
  /** True if browsers reach the server by https: then they are told to use nothing else. */
  readonly isHttps?: boolean;
  /** True once the process has been asked to stop: then it is not ready. */
  readonly isStopping?: () => boolean;
  /** Mail to learners; without it none is sent, and none can be chosen. */
  readonly mail?: LearnerMail | undefined;
  /** Help by people; without it none is shown. */
  readonly liveSupport?: LiveSupport;
  /** Bearer token of /edge/metrics; without it there is no such page. */
  readonly metricsToken?: string | undefined;
}

/** The server as a function from Request to Response. It listens to nothing and reads no environment. */
export async function createApp(deps: AppDeps): Promise<Hono> {
  const { database, content, payments, clock, log } = deps;
  const { db } = database;
  const versions = new LessonVersions(db, content);
  await versions.keep();
  const records = new LearnerRecords(db, content, clock);
  const profiles = new Profiles(db, clock);
  const signOuts = new SignOuts(db, clock);
  const trail = new AuditTrail(db, clock);
  const deletions = new AccountDeletions({
    db,
    payments,
    identityProvider: deps.identityProvider,
    mail: deps.mail?.queue,
    clock,
    onRequested: (learner) => {
      signOuts.forget(learner);
      records.drop(learner);
    },
    onError: (error) => log.error(errorFields(error), 'a deletion waits for its next try'),
  });
  const study = {
    db,
    content,
    versions,
    records,
    payments,
    profiles,
    clock,
    rechecks: deps.rechecks,
  };
  const metrics = new Metrics({
    token: deps.metricsToken,
    pool: database.pool,
    openRefunds: () => payments.openRefunds(),
    webhookOutcomes,
    mail: deps.mail?.queue,
  });
  const handlers: Handlers = {
    ...systemHandlers({
      ...deps,
      showDiscountedPrices: deps.showDiscountedPrices ?? false,
      countPythonStart: (outcome, seconds) => metrics.countPythonStart(outcome, seconds),
      countPageView: (page, entry) => metrics.countPageView(page, entry),
    }),
    ...userHandlers({
      ...study,
      signOuts,
      trail,
      deletions,
      log,
      identityProvider: deps.identityProvider,
      mail: deps.mail,
    }),
    ...supportHandlers({
      payments,
      clock,
      liveSupport: deps.liveSupport ?? { qa: undefined, talk: undefined },
    }),
    ...courseHandlers(study),
    ...lessonHandlers(study),
    ...studyHandlers(study),
    ...sampleHandlers(study),
    ...quizHandlers(study),
    ...noteHandlers(study),
    ...diagnosticHandlers(study),
    ...paymentHandlers({ payments, countWebhook: (outcome) => metrics.countWebhook(outcome) }),
  };

  const app = new Hono();
  app.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set('requestId' as never, requestId as never);
    const start = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const { method } = context.req;
    const { status } = context.res;
    const route = metrics.observe(context, milliseconds);
    if (route) log.info({ requestId, method, route, status, milliseconds }, 'request');
  });
  app.use(discardBody);
  app.use(securityHeaders({ isHttps: deps.isHttps ?? false }));
  app.use('/edge/*', cors(deps.corsOrigins ?? []));
  app.use('/edukg/*', cors(deps.corsOrigins ?? []));

  mountDescription(app);
  mountProbes(app, {
    isStopping: deps.isStopping ?? (() => false),
    ping: () => database.ping(),
  });
  metrics.mount(app);
  const limiting = {
    limiter: new RateLimiter(clock),
    limits: deps.limits ?? defaultLimits,
    senderOf: createSenderOf(deps.sender ?? { trustProxy: false, countryHeader: undefined }),
  };
  if (deps.mail) {
    app.use(endPath, limitPage(limiting));
    app.route('/', endPage(deps.mail.choices, deps.mail));
  }
  const desk = deskHandlers({
    ...study,
    database,
    trail,
    deletions,
    mail: deps.mail,
    version: deps.version,
    buildCommit: deps.buildCommit,
  });
  const mounting = {
    ...limiting,
    verifyToken: deps.verifyToken,
    hasSignedOut: (learner: string, issuedAt: number) => signOuts.hasEnded(learner, issuedAt),
    onFailure: (error: unknown, operation: string, requestId: string) =>
      log.error({ requestId, operation, ...errorFields(error) }, 'failed'),
  };
  mountContract(app, contract, handlers, mounting);
  mountContract(app, deskContract, desk, mounting);

  /** True for the page of a learning path that the desk has published. A database that does not answer knows none. */
  const isPathPage = async (pathname: string): Promise<boolean> => {
    const slug = /^\/learn\/paths\/([a-z0-9-]{1,120})\/?$/u.exec(pathname)?.[1];
    if (slug === undefined) return false;
    return publishedPath(db, slug).then(
      (path) => path !== undefined,
      () => false,
    );
  };
  app.notFound((context) => {
    const { site, pythonPackages } = deps;
    const { path, method } = context.req;
    const isApi = /^\/(?:edge|edukg)(?:\/|$)/u.test(path);
    const isRead = method === 'GET' || method === 'HEAD';
    if (pythonPackages && isRead && path.startsWith(packagesPath))
      return pythonPackages.serve(context.req.raw);
    if (site && !isApi && isRead) return site.serve(context.req.raw, isPathPage);
    return refuseRoute(path, method).toResponse(requestIdOf(context));
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) return error.toResponse(requestIdOf(context));
    log.error({ requestId: requestIdOf(context), ...errorFields(error) }, 'failed');
    return new Refusal('internal', 'The server failed. Report it with the request_id.').toResponse(
      requestIdOf(context),
    );
  });
  return app;
}

const routes = [...operations, ...deskOperations].map(([, endpoint]) => ({
  method: endpoint.method,
  pattern: new RegExp(
    `^${endpoint.path
      .replace('{service}', '(?:edge|edukg)')
      .replace(/\{\w+\}/gu, '[^/]+')
      .replace(/\/$/u, '/?')}$`,
    'u',
  ),
}));

function refuseRoute(path: string, method: string): Refusal {
  const known = routes.filter((route) => route.pattern.test(path)).map((route) => route.method);
  if (known.length === 0)
    return new Refusal(
      'not-found',
      'There is no such call. GET /edge/openapi.json lists them all.',
    );
  const allow = known.join(', ');
  return new Refusal(
    'method-not-allowed',
    `${method.slice(0, 20)} is not a method of this call. Send ${allow}.`,
    {},
    { allow },
  );
}
