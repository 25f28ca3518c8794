/**
 * `pnpm simulate [diagnostic | diagnostic-styles | study-real | study-synthetic]`: seeded cohorts against the targets of the engine, on the two real courses
 * (planned lessons as if written) and on synthetic ones. Prints a table and writes it with its plots to
 * engine/results. `--json` prints one JSON object as the last line, `--learners N` and `--seeds N` size the cohorts.
 */
import { printTable } from '../scripts/measure/table.ts';
import { diagnosticReport } from './engine/simulation/diagnostic-report.ts';
import { stylesReport } from './engine/simulation/styles-report.ts';
import { writeReport, type Size } from './engine/simulation/report.ts';
import { realStudyReport, syntheticStudyReport } from './engine/simulation/study-report.ts';

const reports = [
  { name: 'diagnostic', report: diagnosticReport, learners: 60 },
  { name: 'diagnostic-styles', report: stylesReport, learners: 20 },
  { name: 'study-real', report: realStudyReport, learners: 8 },
  { name: 'study-synthetic', report: syntheticStudyReport, learners: 8 },
];
const usualSeeds = 3;

const options = new Set(['--json', '--learners', '--seeds']);
const [first] = process.argv.slice(2);
const wanted = first?.startsWith('--') === true ? undefined : first;
const unknown = process.argv.slice(2).find((word) => word.startsWith('--') && !options.has(word));
const names = reports.map(({ name }) => name);
if (unknown !== undefined || (wanted !== undefined && !names.includes(wanted))) {
  console.error(`pnpm simulate [${names.join(' | ')}] [--learners N] [--seeds N] [--json]`);
  process.exit(1);
}
for (const { name, report, learners } of reports) {
  if (wanted !== undefined && wanted !== name) continue;
  const size: Size = {
    learners: asked('--learners') ?? learners,
    seeds: Array.from({ length: asked('--seeds') ?? usualSeeds }, (_, i) => i + 1),
  };
  const found = report(size);
  printTable(writeReport(found, size), { size, figures: found.figures });
}

function asked(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  const value = Number(process.argv[at + 1]);
  return at >= 0 && value > 0 ? value : undefined;
}
