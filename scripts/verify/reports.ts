/** How many tests a step ran, by the reports that its runner left. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Step } from './steps.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed, on the second try. */
  readonly flaky: number;
}

const readers = {
  vitest: z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform(({ numPassedTests, numFailedTests }): Count => ({
      passed: numPassedTests,
      failed: numFailedTests,
      flaky: 0,
    })),
  playwright: z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    })
    .transform(({ stats }): Count => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: stats.flaky,
    })),
};

function filesOf(root: string, { tests }: Step): readonly string[] {
  if (!tests) return [];
  const file = `.reports/${tests.report}.json`;
  return globSync([file, `{packages,apps}/*/${file}`], { cwd: root }).map((path) =>
    join(root, path),
  );
}

/** Removes what an earlier run left: a step that ends before it reports must not be counted by an old report. */
export function clearReports(root: string, step: Step): void {
  for (const file of filesOf(root, step)) rmSync(file);
}

/** Zero where a step has no tests, or ended before it could report. */
export function countTests(root: string, step: Step): Count {
  const { tests } = step;
  if (!tests) return { passed: 0, failed: 0, flaky: 0 };
  const counts = filesOf(root, step).map((file) =>
    readers[tests.runner].parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return {
    passed: total(counts, 'passed'),
    failed: total(counts, 'failed'),
    flaky: total(counts, 'flaky'),
  };
}

const total = (counts: readonly Count[], key: keyof Count) =>
  counts.reduce((sum, count) => sum + count[key], 0);
