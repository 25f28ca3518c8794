/** Lighthouse from npm, on its mobile preset, in the same Chromium as the tests. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '@lemma/testing/chromium';

const category = z.object({ score: z.number() });
const metric = z.object({ score: z.number(), numericValue: z.number() });

/** What performance is made of, with Lighthouse's names. */
const metrics = z.object({
  'first-contentful-paint': metric,
  'largest-contentful-paint': metric,
  'speed-index': metric,
  'total-blocking-time': metric,
  'cumulative-layout-shift': metric,
});
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: metrics,
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** A metric's value (milliseconds; layout shift has no unit) and its points, 0 to 100. */
export interface Metric {
  readonly value: number;
  readonly points: number;
}

export type Scores = Readonly<
  Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>
> & {
  readonly metrics: Readonly<Record<keyof z.infer<typeof metrics>, Metric>>;
  /** Lighthouse's own index of how quick the machine was meanwhile. The less, the slower the phone that it plays. */
  readonly machine: number;
};

const platform = createRequire(new URL('../../apps/platform/package.json', import.meta.url));
const cli = join(dirname(platform.resolve('lighthouse/package.json')), 'cli/index.js');

/** Scores of a page, 0 to 100. */
export async function lighthouse(url: string): Promise<Scores> {
  const args = [cli, url, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0)
    throw new Error(`Lighthouse ended with code ${code} on ${url}; its words are above.`);
  const { audits, categories, environment } = report.parse(JSON.parse(text));
  const points = ({ score }: { score: number }) => Math.round(score * 100);
  const measured = ({ score, numericValue }: z.infer<typeof metric>): Metric => ({
    value: numericValue,
    points: points({ score }),
  });
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    bestPractices: points(categories['best-practices']),
    seo: points(categories.seo),
    metrics: {
      'first-contentful-paint': measured(audits['first-contentful-paint']),
      'largest-contentful-paint': measured(audits['largest-contentful-paint']),
      'speed-index': measured(audits['speed-index']),
      'total-blocking-time': measured(audits['total-blocking-time']),
      'cumulative-layout-shift': measured(audits['cumulative-layout-shift']),
    },
    machine: environment.benchmarkIndex,
  };
}
