/**
 * `pnpm escape`: makes every attempt to leave the sandbox of learners' code in Chromium and prints them by kind. The last line says how many were tried and how many
 * escaped; the exit code is 1 if any did, or if an attempt is none because it fails without the sandbox too.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { printTable } from './measure/table.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'lemma-escape-'));
const file = join(scratch, 'report.json');

const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

function runTests(): Promise<number> {
  const args = [
    '--conditions=@lemma/source',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=browser',
    'packages/python-runtime/src/escapes',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

interface Counts {
  tried: number;
  escaped: number;
}

try {
  const code = await runTests();
  const { success, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kinds = new Map<string, Counts>();
  for (const { ancestorTitles, title, status } of testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    const [, attempt] = /^does not succeed: (.*)$/u.exec(title) ?? [];
    if (attempt === undefined) continue;
    const language = /^\w+/u.exec(ancestorTitles.join(' ').replace(/^a /iu, ''))?.[0] ?? '';
    const kind = `${language}: ${attempt.split(':')[0]}`;
    const counts = kinds.get(kind) ?? { tried: 0, escaped: 0 };
    counts.tried += 1;
    // One that was not made, as its worker did not start, is not known to have stayed inside.
    if (status !== 'passed') counts.escaped += 1;
    kinds.set(kind, counts);
  }
  const rows = Array.from(kinds, ([kind, { tried, escaped }]) => ({ kind, tried, escaped }));
  const sum = (of: (counts: Counts) => number) =>
    [...kinds.values()].reduce((total, counts) => total + of(counts), 0);
  const tried = sum((counts) => counts.tried);
  const escaped = sum((counts) => counts.escaped);
  printTable(
    rows.map((row) => ({ ...row, tried: String(row.tried), escaped: String(row.escaped) })),
    { rows },
  );
  console.log(`tried ${tried}, escaped ${escaped}`);
  process.exitCode = code === 0 && success && tried > 0 && escaped === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true });
}
