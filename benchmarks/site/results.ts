/** Keeps a run's figures in results.md, for readers who do not run it. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import type { Scores } from './lighthouse.ts';

export interface FirstLoad {
  readonly path: string;
  /** Milliseconds: the median, and the least. */
  readonly paint: number;
  readonly quickest: number;
  readonly layoutShift: number;
  readonly scriptKilobytes: number;
  readonly complaints: number;
  readonly textWithoutScript: number;
}

const file = join(import.meta.dirname, 'results.md');

export function keepResults(
  loads: readonly FirstLoad[],
  scores: readonly (Scores & { readonly path: string })[],
): void {
  const text = `# The public pages, measured

Written by \`pnpm bench site\` on the production build. Slow 4G (1.6 Mbit/s, 150 ms), processor four times slower, 390 px.
Promised: first paint 0.8 s, layout shift 0.02, 165 kB of JavaScript for \`/\`, no complaint while a page hydrates, all text without
JavaScript; Lighthouse (mobile) 95 for performance and 100 for the rest. Load average of the machine during this run, 5 minutes:
${loadavg()[1]?.toFixed(1)} on two processors, which the times carry.

${markdownTable(
  [
    'page',
    'first paint, ms (median)',
    'quickest',
    'layout shift',
    'JavaScript, kB gz',
    'complaints',
    'characters without JavaScript',
  ],
  loads.map((load) => [
    load.path,
    load.paint.toFixed(0),
    load.quickest.toFixed(0),
    load.layoutShift.toFixed(4),
    load.scriptKilobytes.toFixed(1),
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
`;
  writeFileSync(file, text);
}
