/** Keeps a run's figures in results.md, for readers who do not run it. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import { shownFigure, type Row } from '../statistics.ts';

/** The table of a run, with its figures. */
function tableOf(rows: readonly Row[]): string {
  const figures = (row: Row) =>
    Object.entries(row)
      .filter(([name]) => !['case', 'ratio', 'against', 'spread', 'target'].includes(name))
      .map(([name, value]) => `${name} ${typeof value === 'number' ? shownFigure(value) : value}`)
      .join('; ');
  const lines = rows.map((row) => [
    row.case,
    shownFigure(row.ratio),
    row.against,
    row.target ?? '',
    shownFigure(row.spread),
    figures(row),
  ]);
  return markdownTable(['case', 'ratio', 'against', 'promised', 'spread', 'figures'], lines);
}

const load = () => loadavg()[1]?.toFixed(1);

/** Imports of packages, which need wheels: `pnpm bench python --packages` writes them alone. */
export function keepPackageResults(rows: readonly Row[]): void {
  writeFileSync(
    join(import.meta.dirname, 'packages.md'),
    `# What \`pnpm bench python --packages\` measured

Written by the run itself, in Chromium, all ratios within one run, with the wheels that PYTHON_WHEELS_FROM named: those of scripts/wheels, and not Pyodide's
own. Load average of the machine during it, 5 minutes: ${load()} on two processors, which the milliseconds carry. "Cold" is the first visit of a new
browser profile, "kept" its third to fifth; medians of three profiles. Files come from the same machine: a slow line is not seen, on which our wheels are
a fifth to a third larger. "From the start" is what a learner waits who opens a lesson and runs its first cell: Python's own start and the program. Without it
only the program counts, after the first print.

${tableOf(rows)}
`,
  );
}

export function keepResults(rows: readonly Row[]): void {
  writeFileSync(
    join(import.meta.dirname, 'results.md'),
    `# What \`pnpm bench python\` measured

Written by the run itself, in Chromium, all ratios within one run. Load average of the machine during it, 5 minutes: ${load()} on two
processors, which the milliseconds carry. A target is what is promised of the ratio. "Cold" is the first visit of a new browser profile, "warm" its
third to fifth, for which the browser may have kept compiled code as well as files: those of a learner who comes back. Both are medians, of three profiles.
A worst gap is the median of three runs.

"Round trip of 1+1" ends when the page is told that the program is over. react-py's promise says no more than that: it has no value. "1+1 until its answer
is there" ends with the value here, and with what \`print(1+1)\` printed in react-py's hook there, as an answer is what a round trip is for. Rows without
"as it comes" turn off react-py's look for packages before each program (\`autoImportPackages\`), in its favour; "as it comes" leaves its settings alone,
and is what its users have. "A bare message there and back" to a worker that does nothing is the floor of all of them. The trips are the quickest rounds of
two seconds of them, of a page that asks again at once. "Mean of the first forty" are those right after the first \`print\`; "after a pause" both threads
have fallen asleep and their caches have gone cold. A stop ends when the program has; one that no interrupt ends has its worker replaced.

${tableOf(rows)}
`,
  );
}
