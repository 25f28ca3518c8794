/** What a step's tests came to, by the reports that its runner left. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Step } from './steps.ts';

export interface Outcome {
  readonly passed: number;
  /** Names of the tests that failed, and of the files that could not be run; an error that is of no test stands as itself. */
  readonly failed: readonly string[];
  /** Passed, on the second try. */
  readonly flaky: number;
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  })
  .transform(({ numPassedTests, testResults }): Outcome => ({
    passed: numPassedTests,
    failed: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((each) => each.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [name];
      return failed.map(({ fullName }) => `${name} › ${fullName}`);
    }),
    flaky: 0,
  }));

interface Suite {
  readonly specs: readonly { title: string; ok: boolean; file: string; line: number }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({ title: z.string(), ok: z.boolean(), file: z.string(), line: z.number() }),
    ),
    suites: z.array(suite).optional(),
  }),
);

const failedSpecs = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
    // Of no test: a worker that did not end, a file that could not be read.
    errors: z.array(z.object({ message: z.string().optional() })).default([]),
  })
  .transform(({ stats, suites, errors }): Outcome => ({
    passed: stats.expected + stats.flaky,
    failed: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(
        ({ message = 'an error without a message' }) => message.split('\n', 1)[0] ?? '',
      ),
    ],
    flaky: stats.flaky,
  }));

const readers = { vitest: vitestReport, playwright: playwrightReport };

function filesOf(root: string, { tests }: Step): readonly string[] {
  if (!tests) return [];
  const file = `.reports/${tests.report}.json`;
  const paths = globSync([file, `{packages,apps}/*/${file}`], { cwd: root });
  return paths.toSorted().map((path) => join(root, path));
}

/** Removes what an earlier run left: a step that ends before it reports must not be counted by an old report. */
export function clearReports(root: string, step: Step): void {
  for (const file of filesOf(root, step)) rmSync(file);
}

/** Empty where a step has no tests, or ended before it could report. */
export function readOutcome(root: string, step: Step): Outcome {
  const { tests } = step;
  if (!tests) return { passed: 0, failed: [], flaky: 0 };
  const outcomes = filesOf(root, step).map((file) =>
    readers[tests.runner].parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed).map((name) => name.replace(`${root}/`, '')),
    flaky: outcomes.reduce((sum, { flaky }) => sum + flaky, 0),
  };
}
