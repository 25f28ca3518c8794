import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
const token = 'a-token-for-the-metrics';

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const alerts = rules.parse(load(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const panels = dashboard.parse(JSON.parse(read('dashboard.json'))).panels;

/** An expression as Prometheus gets it: Grafana puts durations and names in place of its variables. */
const withoutVariables = (expression: string) =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'lemma');

/** The metrics and the labels that an expression names. Throws for wrong syntax. */
function namesIn(given: string) {
  const expression = withoutVariables(given);
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`Wrong at character ${from}: ${expression}`);
      if (name === 'Identifier') metrics.push(expression.slice(from, to));
      if (name === 'LabelName') labels.push(expression.slice(from, to));
    },
  });
  return { metrics, labels };
}

/** What Prometheus adds to every series itself. */
const ofPrometheus = new Set(['job', 'instance']);

describe.each(engines)('the metrics of the server on %s', (engine) => {
  let server: TestServer;
  let text: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { metricsToken: token });
    for (const path of ['/edge/health', '/edge/user/me', '/edge/none', '/none'])
      await server.fetch(path);
    await server.fetch('/edge/health', { method: 'PROPFIND' });
    const answer = await server.fetch('/edge/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    text = `# ${answer.headers.get('content-type')}\n${await answer.text()}`;
  });
  afterAll(() => server.close());

  const exists = (metric: string) =>
    new RegExp(
      `^# TYPE ${metric.replace(/_(?:bucket|count|sum)$/u, '(?:_(?:bucket|count|sum))?')} `,
      'mu',
    ).test(text) || metric === 'up';

  /** The embedded database has no pool, so no series of one. */
  const hasLabel = (metric: string, label: string) =>
    new RegExp(`^${metric}\\{[^}]*\\b${label}="`, 'mu').test(text) ||
    (engine === 'pglite' && metric === 'lemma_database_connections');

  it('are all that the alerts and the dashboard ask for', () => {
    const expressions = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    for (const expression of expressions) {
      const { metrics, labels } = namesIn(expression);
      expect(metrics).not.toEqual([]);
      expect(metrics.filter((metric) => !exists(metric))).toEqual([]);
      const own = labels.filter((label) => !ofPrometheus.has(label));
      expect(own.filter((label) => !metrics.some((metric) => hasLabel(metric, label)))).toEqual([]);
    }
  });

  it('are missed by that check if they do not exist, or the expression is not PromQL', () => {
    expect(namesIn('sum by (status) (rate(lemma_none_total{route="a"}[5m]))')).toEqual({
      metrics: ['lemma_none_total'],
      labels: ['status', 'route'],
    });
    expect(exists('lemma_none_total')).toBe(false);
    expect(hasLabel('lemma_refunds_open', 'route')).toBe(false);
    expect(() => namesIn('sum(rate(up[5m])')).toThrow('Wrong at character');
  });

  it('have labels that no client can multiply', () => {
    const labels = [...text.matchAll(/^lemma_http_request_duration_seconds_count\{(.*)\}/gmu)];
    const values = labels.map(([, found]) => found);
    expect(values).toContain('method="GET",route="/edge/health",status="200"');
    expect(values.join('\n')).not.toMatch(/none|PROPFIND/u);
  });

  it('say how long Python takes to start in learners’ pages', async () => {
    const client = server.as();
    await client.reportPythonStart({ body: { outcome: 'ready', milliseconds: 900 } });
    await client.reportPythonStart({ body: { outcome: 'failed', milliseconds: 30_000 } });
    const answer = await server.fetch('/edge/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = (await answer.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'lemma_python_start_seconds_bucket{le="0.5",outcome="ready"} 0',
        'lemma_python_start_seconds_bucket{le="1",outcome="ready"} 1',
        'lemma_python_start_seconds_count{outcome="failed"} 1',
      ]),
    );
  });

  it('hold page views as bare numbers by kind', async () => {
    for (const entry of [true, false, false])
      await server.as().countPageView({ body: { page: 'path', entry } });
    const answer = await server.fetch('/edge/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith('lemma_page_views_total{page="path"'));
    expect(lines).toEqual([
      'lemma_page_views_total{page="path",entry="true"} 1',
      'lemma_page_views_total{page="path",entry="false"} 2',
    ]);
  });

  it('say what becomes of webhooks', async () => {
    await server.fetch('/edge/webhooks/stripe', { method: 'POST', body: '{}' });
    const answer = await server.fetch('/edge/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    // This server has no payments, so none is taken.
    expect(await answer.text()).toContain('lemma_payment_webhooks_total{outcome="failed"} 1');
    expect(text).toContain('lemma_payment_webhooks_total{outcome="purchase-paid"} 0');
    expect(text).toContain('lemma_refunds_open 0');
    expect(text).toMatch(/^# text\/plain; version=0\.0\.4/u);
  });
});
