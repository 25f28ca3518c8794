/**
 * `npm test`: everything that must hold, one after another on two cores, with a closing line of what passed.
 * `--only NAME[,NAME…]` runs some steps; a failed step does not hide what the later ones say. A test in a
 * real browser is tried twice on a loaded machine; a runner says "retry" or "flaky" of one that needed it, so
 * that its race is seen and mended.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'lemma-verify-'));
const reportOf = (step: string) => join(scratch, `${step}.json`);

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Record<string, string> | undefined;
  /** Whose report says how many tests passed. */
  readonly runner?: 'vitest' | 'playwright';
}

const script = (file: string, ...args: string[]) => [
  'node',
  '--conditions=@lemma/source',
  file,
  ...args,
];

/** One project of vitest.config.ts, with a report that the closing line counts. */
const vitest = (project: string, name = project, env?: Record<string, string>): Step => ({
  name,
  runner: 'vitest',
  env,
  command: script(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ),
});

/** One Playwright configuration, with a report that the closing line counts. */
const playwright = (name: string, config: string): Step => ({
  name,
  runner: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  command: script('node_modules/@playwright/test/cli.js', 'test', '-c', config),
});

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: script('scripts/typecheck.ts') },
  { name: 'unused', command: script('node_modules/knip/bin/knip.js') },
  { name: 'content', command: script('content/tools/check.ts', '--quick') },
  vitest('unit'),
  vitest('browser'),
  vitest('storybook', 'stories-desktop', { STORYBOOK_VIEWPORT: 'desktop' }),
  vitest('storybook', 'stories-phone', { STORYBOOK_VIEWPORT: 'phone' }),
  { name: 'packages', command: script('scripts/release-check.ts', '--consumers') },
  { name: 'storybook-build', command: ['storybook', 'build', '-o', '.storybook/dist', '--quiet'] },
  { name: 'lessons-axe', command: script('scripts/lesson-axe.ts', '--sample') },
  { name: 'site', command: script('scripts/site-build.ts') },
  playwright('journey', 'e2e/playwright.config.ts'),
];

const reports = {
  vitest: z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform(({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      flaky: 0,
    })),
  playwright: z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    })
    .transform(({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: stats.flaky,
    })),
};

function run(command: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const [name = '', ...args] = command;
  const bin = name === 'node' ? process.execPath : join(root, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    const child = spawn(bin, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    child.once('error', (error) => {
      console.error(`${name} did not start: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** What a step's tests came to: nothing where it has none, or ended before it could write its report. */
function countTests({ name, runner }: Step) {
  const file = reportOf(name);
  if (!runner || !existsSync(file)) return { passed: 0, failed: 0, flaky: 0 };
  return reports[runner].parse(JSON.parse(readFileSync(file, 'utf8')));
}

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]?.split(',')
  : undefined;
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

interface Result {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly tests: ReturnType<typeof countTests>;
}

const results: Result[] = [];
for (const step of steps.filter(({ name }) => only?.includes(name) ?? true)) {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const ok = (await run(step.command, step.env)) === 0;
  const seconds = (performance.now() - began) / 1000;
  results.push({ name: step.name, ok, seconds, tests: countTests(step) });
}
rmSync(scratch, { recursive: true });

console.log('\n── all');
for (const { name, ok, seconds, tests } of results) {
  const line = `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
  const ran = tests.passed + tests.failed;
  const said = [
    ...(ran > 0 ? [`${tests.passed} of ${ran} tests`] : []),
    ...(tests.flaky > 0 ? [`${tests.flaky} on the second try`] : []),
  ];
  console.log([line, ...said].join('  '));
}
const sum = (of: (result: Result) => number) =>
  results.reduce((total, result) => total + of(result), 0);
const passed = sum(({ ok, tests }) => tests.passed + Number(ok));
const failed = sum(({ ok, tests }) => tests.failed + Number(!ok));
console.log(`\nchecks: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
