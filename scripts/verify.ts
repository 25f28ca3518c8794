/**
 * `npm test`: everything that must hold, one step after another on two cores, with a closing line of what passed. A step
 * whose sources are as they were when it last passed here is not run again (turbo.json says what each depends on).
 * A failed step does not hide what the later ones say. A test in a real browser is tried twice where `CI` is set; its
 * runner says so.
 *
 *     pnpm verify [--only STEP[,STEP…]] [--changed] [--fresh]
 *
 * `--changed` runs what a change against the main branch can reach, in minutes; `--fresh` takes nothing from before.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clearReports, type Outcome, readOutcome } from './verify/reports.ts';
import { type Step, steps } from './verify/steps.ts';
import { chromiumProblem, toolchain } from './verify/toolchain.ts';

const root = join(import.meta.dirname, '..');
const options = readOptions();
const programs = toolchain();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
      },
    });
    const only = values.only?.split(',');
    const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
    if (unknown.length > 0)
      throw new Error(
        `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
      );
    return { ...values, only };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** The end of what a step printed: a log of thousands of lines is often cut to its last ones. */
let tail: readonly string[] = [];
const tailLines = 20;

function passOn(text: string, to: NodeJS.WriteStream): void {
  to.write(text);
  const unfinished = tail.at(-1) ?? '';
  tail = [...tail.slice(0, -1), ...`${unfinished}${text}`.split('\n')].slice(-tailLines - 1);
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  tail = [];
  return new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        STORYBOOK_DISABLE_TELEMETRY: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        LEMMA_TOOLCHAIN: programs.join(', '),
        ...env,
      },
    });
    child.once('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      resolve(false);
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => passOn(text, process.stdout));
    child.stderr.setEncoding('utf8').on('data', (text: string) => passOn(text, process.stderr));
    // Not "close", which a process that outlives its step would put off for ever: its last lines have half a second.
    child.once('exit', (code) => setTimeout(() => resolve(code === 0), 500));
  });
}

const runTasks = ({ tasks, atOnce = 1 }: Step) =>
  run(join(root, 'node_modules/.bin/turbo'), [
    'run',
    ...tasks,
    '--continue',
    '--ui=stream',
    '--output-logs=new-only',
    `--concurrency=${atOnce}`,
    ...(options.fresh ? ['--force'] : []),
  ]);

/** The tests whose modules, or what these import, differ from `base`. */
const runReached = (project: string, base: string) =>
  run(
    process.execPath,
    [
      '--conditions=@lemma/source',
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      `--changed=${base}`,
      '--passWithNoTests',
    ],
    { STORYBOOK_VIEWPORT: 'desktop' },
  );

/** Where this branch left the main one; on the main branch, its last commit. */
function changeBase(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}

interface Result extends Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** The last lines of a step that failed without a test to name. */
  readonly said: readonly string[];
}

console.log(programs.join('\n'));
const warning = chromiumProblem(programs[1] ?? '');
if (warning) console.warn(warning);

const chosen = steps.filter(
  ({ name, whole }) => options.only?.includes(name) ?? !(options.changed && whole),
);
const base = options.changed ? changeBase() : undefined;
const results: Result[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  clearReports(root, step);
  const ok =
    base !== undefined && step.project
      ? await runReached(step.project, base)
      : await runTasks(step);
  const seconds = (performance.now() - began) / 1000;
  const outcome = readOutcome(root, step);
  const said = ok || outcome.failed.length > 0 ? [] : tail.filter((line) => line.trim() !== '');
  results.push({ name: step.name, ok, seconds, said, ...outcome });
}

console.log('\n── all');
for (const { name, ok, seconds, passed, failed, flaky, said: last } of results) {
  const line = `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
  const ran = passed + failed.length;
  const said = [
    ...(ran > 0 ? [`${passed} of ${ran} tests`] : []),
    ...(flaky > 0 ? [`${flaky} on the second try`] : []),
  ];
  const below = [...failed, ...last].map((text) => `\n          ${text}`);
  console.log([line, ...said, ...below].join('  '));
}
const left = steps.filter((step) => !chosen.includes(step)).map(({ name }) => name);
if (left.length > 0) console.log(`not run: ${left.join(', ')}`);
const sum = (of: (result: Result) => number) =>
  results.reduce((total, result) => total + of(result), 0);
const failed = sum((result) => result.failed.length + Number(!result.ok));
console.log(
  `\nchecks: ${sum((result) => result.passed + Number(result.ok))} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
