/**
 * `npm test`: everything that must hold, one after another on two cores, with a closing line of what passed.
 * `--only NAME[,NAME…]` runs some steps; a failed step does not hide what the later ones say.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'lemma-verify-'));
const unitReport = join(scratch, 'vitest.json');
const e2eReport = join(scratch, 'playwright.json');
const script = (file: string, ...args: string[]) => [
  'node',
  '--conditions=@lemma/source',
  file,
  ...args,
];

const steps: readonly { name: string; command: string[]; env?: Record<string, string> }[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: script('scripts/typecheck.ts') },
  { name: 'unused', command: script('node_modules/knip/bin/knip.js') },
  { name: 'content', command: script('content/tools/check.ts', '--quick') },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  },
  { name: 'packages', command: script('scripts/release-check.ts') },
  { name: 'size', command: script('scripts/size.ts') },
  { name: 'storybook', command: ['storybook', 'build', '-o', '.storybook/dist', '--quiet'] },
  { name: 'site', command: script('scripts/site-build.ts') },
  {
    name: 'journey',
    command: script(
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
    ),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
  },
];

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

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

function readReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
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

const results: { name: string; ok: boolean; seconds: number }[] = [];
for (const { name, command, env } of steps.filter((step) => only?.includes(step.name) ?? true)) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const ok = (await run(command, env)) === 0;
  results.push({ name, ok, seconds: (performance.now() - began) / 1000 });
}

const tests = readReport(unitReport, vitestReport);
const journey = readReport(e2eReport, playwrightReport)?.stats;
rmSync(scratch, { recursive: true });

console.log('\n── all');
for (const { name, ok, seconds } of results)
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`,
  );
const failedSteps = results.filter(({ ok }) => !ok).length;
const passed =
  (tests?.numPassedTests ?? 0) + (journey?.expected ?? 0) + (results.length - failedSteps);
const failed =
  (tests?.numFailedTests ?? 0) + (journey?.unexpected ?? 0) + (journey?.flaky ?? 0) + failedSteps;
console.log(`\nchecks: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
