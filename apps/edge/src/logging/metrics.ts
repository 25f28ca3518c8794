import { timingSafeEqual } from 'node:crypto';
import { type PageKind, pageKinds } from '@lemma/api-client/contract';
import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../database/database.ts';

export interface MetricsDeps {
  /** Bearer token of /edge/metrics; without it there is no such page. */
  readonly token: string | undefined;
  /** Undefined for a database that has no pool. */
  readonly pool: (() => PoolState) | undefined;
  /** Duplicate subscriptions that are not refunded yet. */
  readonly openRefunds: () => Promise<number>;
  /** Mail that waits or failed; undefined for a server that sends none. */
  readonly mail: { counts(): Promise<Readonly<Record<string, number>>> } | undefined;
  /** What a webhook of the payment provider may come to. */
  readonly webhookOutcomes: readonly string[];
}

/** Methods that a label may have: a client may send any word. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** What the server measures of itself, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #token: string | undefined;
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #webhooks: Counter<'outcome'>;
  readonly #pythonStarts: Histogram<'outcome'>;
  readonly #pageViews: Counter<'page' | 'entry'>;

  constructor({ token, pool, openRefunds, mail, webhookOutcomes }: MetricsDeps) {
    this.#token = token;
    const registers = [this.#registry];
    this.#requests = new Histogram({
      registers,
      name: 'lemma_http_request_duration_seconds',
      help: 'Time to answer a call of the API, by its route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    });
    this.#webhooks = new Counter({
      registers,
      name: 'lemma_payment_webhooks_total',
      help: 'Webhooks of the payment provider, by what became of them.',
      labelNames: ['outcome'],
    });
    for (const outcome of webhookOutcomes) this.#webhooks.inc({ outcome }, 0);
    this.#pythonStarts = new Histogram({
      registers,
      name: 'lemma_python_start_seconds',
      help: 'Time that Python took to start in learners’ pages, or to fail, as the pages report it.',
      labelNames: ['outcome'],
      buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    });
    for (const outcome of ['ready', 'failed']) this.#pythonStarts.zero({ outcome });
    this.#pageViews = new Counter({
      registers,
      name: 'lemma_page_views_total',
      help: 'Pages that were opened, by kind, and whether the visit began there; none unless the site was built to count.',
      labelNames: ['page', 'entry'],
    });
    for (const page of pageKinds)
      for (const entry of ['true', 'false']) this.#pageViews.inc({ page, entry }, 0);
    this.#registry.registerMetric(refundGauge(openRefunds));
    this.#registry.registerMetric(poolGauge(pool));
    if (mail) this.#registry.registerMetric(mailGauge(mail));
    // It watches the event loop and garbage collection from here on.
    if (token !== undefined) collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts an answered request. Returns its route, or undefined if it was a file of the site. */
  observe(context: Context, milliseconds: number): string | undefined {
    const route = routePath(context, -1);
    if (!/^\/(?:edge|edukg|:service|config)/u.test(route)) return undefined;
    const method = methods.has(context.req.method) ? context.req.method : 'other';
    this.#requests.observe({ method, route, status: context.res.status }, milliseconds / 1000);
    return route;
  }

  countWebhook(outcome: string): void {
    this.#webhooks.inc({ outcome });
  }

  countPythonStart(outcome: 'ready' | 'failed', seconds: number): void {
    this.#pythonStarts.observe({ outcome }, seconds);
  }

  countPageView(page: PageKind, entry: boolean): void {
    this.#pageViews.inc({ page, entry: String(entry) });
  }

  /** Serves them at /edge/metrics to who has the token. */
  mount(app: Hono): void {
    const token = this.#token;
    if (token === undefined) return;
    app.get('/edge/metrics', async (context) => {
      const given = Buffer.from(context.req.header('authorization') ?? '');
      const wanted = Buffer.from(`Bearer ${token}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        return context.notFound();
      const { contentType } = this.#registry;
      return context.text(await this.#registry.metrics(), 200, { 'content-type': contentType });
    });
  }
}

function refundGauge(openRefunds: MetricsDeps['openRefunds']) {
  return new Gauge({
    registers: [],
    name: 'lemma_refunds_open',
    help: 'Duplicate subscriptions that are not refunded yet; NaN while the database does not answer.',
    async collect() {
      this.set(await openRefunds().catch(() => Number.NaN));
    },
  });
}

function mailGauge(mail: NonNullable<MetricsDeps['mail']>) {
  return new Gauge({
    registers: [],
    name: 'lemma_mails',
    help: 'Mail that waits to be sent, and that failed for good within 30 days.',
    labelNames: ['status'],
    async collect() {
      // A database that does not answer leaves the figures out.
      for (const [status, count] of Object.entries(await mail.counts().catch(() => ({}))))
        this.set({ status }, count);
    },
  });
}

function poolGauge(pool: MetricsDeps['pool']) {
  return new Gauge({
    registers: [],
    name: 'lemma_database_connections',
    help: 'Connections of the pool that are busy or idle, and requests that wait for one. PostgreSQL alone has a pool.',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(pool?.() ?? {})) this.set({ state }, count);
    },
  });
}
