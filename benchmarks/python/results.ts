/** Keeps a run's figures in results.md, for readers who do not run it. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../statistics.ts';

const file = join(import.meta.dirname, 'results.md');

export function keepResults(rows: readonly Row[]): void {
  const figures = (row: Row) =>
    Object.entries(row)
      .filter(([name]) => !['case', 'ratio', 'against', 'spread', 'target'].includes(name))
      .map(([name, value]) => `${name} ${typeof value === 'number' ? shown(value) : value}`)
      .join('; ');
  const lines = rows.map((row) =>
    [
      row.case,
      shown(row.ratio),
      row.against,
      row.target ?? '',
      shown(row.spread),
      figures(row),
    ].join(' | '),
  );
  writeFileSync(
    file,
    `# What \`pnpm bench python\` measured

Written by the run itself, in Chromium, all ratios within one run. Load average of the machine during it, 5 minutes: ${loadavg()[1]?.toFixed(1)} on two
processors, which the milliseconds carry. A target is what is promised of the ratio; "cold" is a browser without any file of the site, "warm" the
next page of the same browser.

| case | ratio | against | promised | spread | figures |
| --- | --- | --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`,
  );
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
