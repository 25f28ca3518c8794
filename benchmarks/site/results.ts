/** Keeps a run's figures in results.md, for readers who do not run it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import type { Metric, Scores } from './lighthouse.ts';

export interface FirstLoad {
  readonly path: string;
  /** Milliseconds: the median, and the least. */
  readonly paint: number;
  readonly quickest: number;
  readonly layoutShift: number;
  /** Of what the page names for its first load; and of all that it fetches before anybody acts. */
  readonly scriptKilobytes: number;
  readonly scriptKilobytesInAll: number;
  readonly complaints: number;
  readonly textWithoutScript: number;
}

/** Whether the times carry the load: a real-time process does not wait for others. Known on Linux alone. */
function priority(): string {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) /u);
    const realTime = Number(fields.split(' ')[37]);
    return realTime > 0
      ? 'ahead of which this run was served (`chrt -r 1`)'
      : 'which the times carry';
  } catch {
    return 'which the times carry';
  }
}

/** Milliseconds and points. */
const timed = ({ value, points }: Metric) => `${value.toFixed(0)} (${points})`;

const file = join(import.meta.dirname, 'results.md');

export function keepResults(
  loads: readonly FirstLoad[],
  scores: readonly (Scores & { readonly path: string })[],
): void {
  const text = `# The public pages, measured

Written by \`pnpm bench site\` on the production build. Slow 4G (1.6 Mbit/s, 150 ms), processor four times slower, 390 px.
Promised: first paint 0.8 s, layout shift 0.02, 165 kB of JavaScript (what the page names for its first load; the next column
adds what comes by itself afterwards, for the visitor's country and prices), no complaint while a page hydrates, all text without JavaScript; Lighthouse (mobile) 98 for performance and 100 for the rest. Load average of the machine during this run, 5 minutes:
${loadavg()[1]?.toFixed(1)} on ${availableParallelism()} processors, ${priority()}.

${markdownTable(
  [
    'page',
    'first paint, ms (median)',
    'quickest',
    'layout shift',
    'JavaScript, kB gz',
    'with what it fetches at rest',
    'complaints',
    'characters without JavaScript',
  ],
  loads.map((load) => [
    load.path,
    load.paint.toFixed(0),
    load.quickest.toFixed(0),
    load.layoutShift.toFixed(4),
    load.scriptKilobytes.toFixed(1),
    load.scriptKilobytesInAll.toFixed(1),
    load.complaints,
    load.textWithoutScript,
  ]),
)}

${markdownTable(
  ['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO', 'index of the machine'],
  scores.map((score) => [
    score.path,
    score.performance,
    score.accessibility,
    score.bestPractices,
    score.seo,
    score.machine.toFixed(0),
  ]),
)}

What Lighthouse's performance is made of, in milliseconds, with the points of each:

${markdownTable(
  [
    'page',
    'first contentful paint',
    'largest paint',
    'speed index',
    'blocking time',
    'layout shift',
  ],
  scores.map(({ path, metrics }) => [
    path,
    timed(metrics['first-contentful-paint']),
    timed(metrics['largest-contentful-paint']),
    timed(metrics['speed-index']),
    timed(metrics['total-blocking-time']),
    `${metrics['cumulative-layout-shift'].value.toFixed(4)} (${metrics['cumulative-layout-shift'].points})`,
  ]),
)}
`;
  writeFileSync(file, text);
}
