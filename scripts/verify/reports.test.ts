import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOutcome } from './reports.ts';

function rootWith(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, report] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(report));
  }
  return root;
}

it('names the tests of Vitest that failed, and a file that could not be run, over all packages', () => {
  const file = (name: string, status: string, tests: readonly [string, string][]) => ({
    name,
    status,
    assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
  });
  const root = rootWith({
    '.reports/unit.json': {
      numPassedTests: 1,
      testResults: [
        file('a.test.ts', 'failed', [
          ['adds', 'passed'],
          ['divides', 'failed'],
        ]),
      ],
    },
    'packages/ui/.reports/unit.json': {
      numPassedTests: 0,
      testResults: [file('b.test.ts', 'failed', [])],
    },
  });
  expect(
    readOutcome(root, { name: 'unit', tasks: [], tests: { report: 'unit', runner: 'vitest' } }),
  ).toEqual({ passed: 1, failed: ['a.test.ts › divides', 'b.test.ts'], flaky: 0 });
});

it('names the tests of Playwright that failed, and counts those that passed on the second try', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'c.spec.ts', line: 7 });
  const root = rootWith({
    '.reports/journey.json': {
      stats: { expected: 3, flaky: 1, unexpected: 1 },
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('buys', false)] }] }],
    },
  });
  expect(
    readOutcome(root, {
      name: 'journey',
      tasks: [],
      tests: { report: 'journey', runner: 'playwright' },
    }),
  ).toEqual({ passed: 4, failed: ['c.spec.ts:7 › buys'], flaky: 1 });
});

it('names an error of Playwright that is of no test', () => {
  const root = rootWith({
    '.reports/journey.json': {
      stats: { expected: 2, flaky: 0 },
      suites: [],
      errors: [{ message: 'Worker teardown timeout of 240000ms exceeded.\n    at …' }],
    },
  });
  expect(
    readOutcome(root, {
      name: 'journey',
      tasks: [],
      tests: { report: 'journey', runner: 'playwright' },
    }).failed,
  ).toEqual(['Worker teardown timeout of 240000ms exceeded.']);
});
