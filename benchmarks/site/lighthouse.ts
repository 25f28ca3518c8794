/** Lighthouse from npm, on its mobile preset, in the same Chromium as the tests. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '../../scripts/chromium.ts';

const category = z.object({ score: z.number() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

export type Scores = Readonly<
  Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>
> & {
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
  const { categories, environment } = report.parse(JSON.parse(text));
  const points = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    bestPractices: points(categories['best-practices']),
    seo: points(categories.seo),
    machine: environment.benchmarkIndex,
  };
}
