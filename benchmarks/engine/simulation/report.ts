import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { row, type Figure } from './figure.ts';
import { plotSvg, type Plot } from './plot.ts';

export interface Size {
  readonly learners: number;
  readonly seeds: readonly number[];
}

/** What one simulation found. */
export interface Report {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly plots: readonly Plot[];
}

const folder = join(import.meta.dirname, '../results');

/** Writes `results/NAME.md` with its plots beside it; returns the rows of its table. */
export function writeReport(
  { name, figures, plots }: Report,
  { learners, seeds }: Size,
): Record<string, string>[] {
  const rows = figures.map(row);
  mkdirSync(folder, { recursive: true });
  const pictures = plots.map((plot, i) => {
    const file = `${name}-${i + 1}.svg`;
    writeFileSync(join(folder, file), plotSvg(plot));
    return `![${plot.title}](./${file})`;
  });
  const columns = Object.keys(rows[0] ?? {});
  const text = [
    `# ${name}`,
    `Written by \`pnpm simulate ${name}\`: ${learners} learners for each of ${seeds.length} seeds (${seeds.join(', ')}).`,
    [
      `| ${columns.join(' | ')} |`,
      `|${columns.map(() => '---').join('|')}|`,
      ...rows.map((cells) => `| ${columns.map((column) => cells[column]).join(' | ')} |`),
    ].join('\n'),
    ...pictures,
  ];
  writeFileSync(join(folder, `${name}.md`), `${text.join('\n\n')}\n`);
  return rows;
}
