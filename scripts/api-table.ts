/**
 * `pnpm api:table [--json]`: the specification's table of calls, each with the state of its test: `passes`,
 * `fails`, or `no test`. It runs the tests on the embedded database, and on PostgreSQL too where DATABASE_URL is set.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@lemma/api-client/contract';
import { z } from 'zod';
import { printTable } from './measure/table.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const root = join(import.meta.dirname, '..');

/** States of the tests that are named by a call, by that name. */
function testStates(): Map<string, string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'api-table-'));
  const file = join(directory, 'report.json');
  const args = ['run', '--project', 'unit', 'apps/edge/testing/every-call'];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(
    process.execPath,
    [vitest, ...args, '--reporter=json', `--outputFile=${file}`],
    { cwd: root, encoding: 'utf8' },
  );
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const states = new Map<string, string[]>();
    for (const { title, status } of testResults.flatMap((one) => one.assertionResults)) {
      const call = title.replace(/^answers /u, '');
      states.set(call, [...(states.get(call) ?? []), status]);
    }
    return states;
  } catch (cause) {
    throw new Error(`The tests gave no report:\n${run.stdout}${run.stderr}`, { cause });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const states = testStates();
const rows = operations.map(([, { method, path, extension }]) => {
  const results = states.get(`${method} ${path}`) ?? [];
  const passes = results.every((status) => status === 'passed');
  const state = results.length === 0 ? 'no test' : passes ? 'passes' : 'fails';
  return { method, path, state, in: extension ? 'extension' : 'specification' };
});
printTable(rows, { rows });
if (rows.some((row) => row.state !== 'passes')) process.exitCode = 1;
