/**
 * `pnpm bench NAME`: one room's benchmark. Each row is a ratio against something in the same run, because
 * machines differ and are noisy; a row's `spread` is (third − first quartile) / median of its own samples.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { printTable } from '../scripts/measure/table.ts';
import { shownFigure } from './statistics.ts';

const benchModule = z.object({
  run: z.custom<() => Promise<unknown>>(
    (value) => typeof value === 'function',
    'a bench exports run()',
  ),
});
const result = z.object({
  rows: z.array(
    z.looseObject({ case: z.string(), ratio: z.number(), against: z.string(), spread: z.number() }),
  ),
});

const names = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'bench.ts')),
);
const wanted = process.argv[2];
if (!wanted || !names.includes(wanted)) {
  console.error(`pnpm bench NAME, where NAME is one of: ${names.join(', ')}.`);
  process.exit(1);
}
const { run } = benchModule.parse(
  await import(pathToFileURL(join(import.meta.dirname, wanted, 'bench.ts')).href),
);
const { rows } = result.parse(await run());
printTable(
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, shown(value)])),
  ),
  { rows },
);

function shown(value: unknown): string {
  if (typeof value === 'number') return shownFigure(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
