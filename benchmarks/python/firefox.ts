/**
 * The runtime in Firefox: `node --conditions=@lemma/source benchmarks/python/firefox.ts [path of firefox]`. The page tries itself and
 * sends what it saw; no driver is needed. Ends with 1 if a check fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.ts';

const limitMs = 300_000;

/** Runs in the page; sends one line for each check to `/report`. */
const checks = `
import { createPythonRuntime } from '/library.js';
const python = createPythonRuntime({ filesURL: '/python/' });
const seen = [];
const check = async (name, action) => {
  try { seen.push([name, (await action()) === true]); }
  catch (error) { seen.push([name + ': ' + error, false]); }
};
await check('prints and gives a value', async () => {
  const { stdout, value } = await python.run('print("hello")\\n6 * 7');
  return stdout === 'hello\\n' && value === '42';
});
await check('asks for input inside sorted(key=)', async () => {
  const { stdout } = await python.run('print(sorted("ba", key=lambda _: input()))', {
    onInput: () => python.answerInput('x'),
  });
  return stdout === "['b', 'a']\\n";
});
await check('stops an endless loop and keeps the variables', async () => {
  await python.run('kept = 7', { ns: 'stop' });
  const run = python.run('while True: pass', { ns: 'stop' });
  while (python.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 5));
  const how = await python.stop();
  return how === 'interrupted' && (await run).status === 'interrupted' && (await python.run('kept', { ns: 'stop' })).value === '7';
});
await check('stops a sleep', async () => {
  const run = python.run('import time\\ntime.sleep(60)');
  while (python.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 5));
  await python.stop();
  return (await run).status === 'interrupted';
});
await check('ends an endless print', async () => (await python.run('while True: print("x")')).status === 'output-limit');
await check('ends a hog in a message', async () => {
  const { notice } = await python.run('kept = []\\nwhile True: kept.append(bytearray(64 * 2**20))');
  return notice !== undefined && (await python.run('1 + 1')).value === '2';
});
await check('grades outside the interpreter', async () => {
  const cases = [{ name: 'a', call: 'f(4)', expect: '8', hidden: false }];
  const right = await python.grade({ code: 'def f(x): return 2 * x', cases, rules: [] });
  const wrong = await python.grade({ code: 'def f(x): return x', cases, rules: [] });
  return right.passed && !wrong.passed;
});
await check('awaits at the top level', async () =>
  (await python.run('import asyncio\\nawait asyncio.sleep(0.01)\\nprint("done")')).stdout === 'done\\n');
await check('cannot fetch', async () => (await python.run('import js')).error?.type === 'ModuleNotFoundError');
await fetch('/report', { method: 'POST', body: JSON.stringify({ agent: navigator.userAgent, seen }) });`;

interface Report {
  readonly agent: string;
  readonly seen: readonly (readonly [check: string, passed: boolean])[];
}

const site = await startSite({
  '/checks': [
    'text/html',
    `<!doctype html><html lang="en"><title>Checks</title><script type="module">${checks}</script>`,
  ],
});
const profile = mkdtempSync(join(tmpdir(), 'lemma-firefox-'));
const firefox = spawn(
  process.argv[2] ?? 'firefox-esr',
  ['--headless', '--no-remote', '--profile', profile, `${site.url}checks`],
  { stdio: 'ignore' },
);
const report = await Promise.race([
  site.report,
  new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined)),
  new Promise<undefined>((resolve) => firefox.once('error', () => resolve(undefined))),
]);
firefox.kill();
await site.close();
rmSync(profile, { recursive: true, force: true });
const { agent, seen } = report === undefined ? nothing() : (JSON.parse(report) as Report);
process.stdout.write(`${agent}\n`);
for (const [name, passed] of seen) process.stdout.write(`${passed ? 'holds' : 'FAILS'}  ${name}\n`);
process.exit(seen.length > 0 && seen.every(([, passed]) => passed) ? 0 : 1);

function nothing(): Report {
  return {
    agent: 'Firefox sent no report: is it installed (apt-get install firefox-esr)?',
    seen: [],
  };
}
