import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';

/** Upper bounds of the duration histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  readonly buckets: number[];
  count: number;
  sum: number;
}

/** Requests by route and status, as Prometheus reads them. */
export class Metrics {
  readonly #series = new Map<string, Series>();

  /** Counts an answered request. Returns its route, or undefined if it was a file of the site. */
  observe(context: Context, milliseconds: number): string | undefined {
    const route = routePath(context, -1);
    if (!/^\/(?:edge|edukg|:service|config)/u.test(route)) return undefined;
    const labels = `method="${context.req.method}",route="${route}",status="${context.res.status}"`;
    const series = this.#series.get(labels) ?? { buckets: bounds.map(() => 0), count: 0, sum: 0 };
    this.#series.set(labels, series);
    const seconds = milliseconds / 1000;
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    series.count += 1;
    series.sum += seconds;
    return route;
  }

  /** The text format of Prometheus, version 0.0.4. */
  render(): string {
    const name = 'edge_request_duration_seconds';
    const lines = [`# HELP ${name} Time to answer a request.`, `# TYPE ${name} histogram`];
    for (const [labels, { buckets, count, sum }] of this.#series) {
      for (const [index, bound] of bounds.entries())
        lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`);
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
    }
    lines.push(
      '# HELP process_resident_memory_bytes Memory of the process.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    );
    return `${lines.join('\n')}\n`;
  }

  /** Serves them at /edge/metrics to who has the token. */
  mount(app: Hono, token: string | undefined): void {
    if (!token) return;
    app.get('/edge/metrics', (context) => {
      const given = Buffer.from(context.req.header('authorization') ?? '');
      const wanted = Buffer.from(`Bearer ${token}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        return context.notFound();
      return context.text(this.render(), 200, { 'content-type': 'text/plain; version=0.0.4' });
    });
  }
}
