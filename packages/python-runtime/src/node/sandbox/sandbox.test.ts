import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PythonCase } from '../../protocol/cases.ts';
import { gradeInSandbox } from '../grade-in-sandbox.ts';
import { sandboxedProcess, sandboxProblem } from './sandboxed-process.ts';

const problem = sandboxProblem();
const hostile = join(import.meta.dirname, 'hostile.fixture.ts');
const database = mkdtempSync(join(tmpdir(), 'lemma-database-'));
const server = createServer((socket) => socket.end());

beforeAll(async () => {
  writeFileSync(join(database, 'learners'), 'secret');
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
  rmSync(database, { recursive: true });
});

function port(): string {
  const address = server.address();
  return String(typeof address === 'object' && address !== null ? address.port : 0);
}

const attempts: readonly (readonly [by: string, attack: string, argument: () => string])[] = [
  ['a file of accounts', 'read', () => '/etc/passwd'],
  ['the file of a database', 'read', () => join(database, 'learners')],
  ['the folder of a database', 'list', () => database],
  ['the home folder', 'list', () => '/root'],
  ['a file of its own', 'write', () => '/tmp/lemma-sandbox-written'],
  ['a changed package', 'write', () => hostile.replace(/.*\/src\//u, '/app/src/')],
  ['another program', 'spawn', () => ''],
  ['many processes', 'forks', () => ''],
  ['a server on this machine', 'connect', port],
  ['its host process', 'kill', () => String(process.pid)],
  ['the environment', 'environment', () => ''],
];

/** Ends with what the attack printed, or how it was ended. */
async function inSandbox(attack: string, argument = ''): Promise<string> {
  let memory = false;
  const child = sandboxedProcess(
    '/app/src/node/sandbox/hostile.fixture.ts',
    () => {
      memory = true;
    },
    [attack, argument],
  );
  let printed = '';
  child.stdout?.on('data', (data: Buffer) => {
    printed += data.toString();
  });
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  return memory ? 'ended for its memory' : printed.trim();
}

const exercise = (code: string, more: Partial<PythonCase> = {}) => ({
  code,
  cases: [{ name: 'f', call: 'f()', expect: '3', hidden: false, ...more }],
  rules: [],
});

describe.runIf(problem === undefined)('the sandbox', () => {
  it.for(attempts)('does not let a program reach %s', async ([, attack, argument]) => {
    expect(await inSandbox(attack, argument())).toBe('denied');
  });

  it('lets a program make threads', async () => {
    expect(await inSandbox('thread')).toBe('reached');
  });

  it('ends a program that takes more than 256 MiB', async () => {
    expect(await inSandbox('memory')).toBe('ended for its memory');
  });
});

// Each starts a Python of its own.
describe.runIf(problem === undefined)('a grade in the sandbox', { timeout: 150_000 }, () => {
  it('passes a right solution', async () => {
    const right = await gradeInSandbox(exercise('def f(): return 3'));
    expect(right).toMatchObject({ state: 'graded', result: { passed: true } });
  });

  it('reads the files beside the program', async () => {
    const code = 'from m import first\ndef f(): return first("n.txt")';
    const module =
      'def first(name):\n    with open(name) as file:\n        return int(file.read())';
    const { cases, rules } = exercise('');
    const graded = await gradeInSandbox({
      code: `${code}\n-- m.py --\n${module}`,
      files: { 'n.txt': '3\n' },
      cases,
      rules,
    });
    expect(graded).toMatchObject({ state: 'graded', result: { passed: true } });
  });

  it('says of a wrong solution what the page says', async () => {
    const wrong = await gradeInSandbox(exercise('def f(): return 4'));
    expect(wrong).toMatchObject({
      state: 'graded',
      result: { passed: false, results: [{ outcome: { code: 'returned', value: '4' } }] },
    });
  });

  it.for([
    ['an endless loop', 'def f():\n    while True: pass', 'timeout'],
    [
      'a loop that swallows its interrupt',
      'def f():\n    while True:\n        try:\n            while True: pass\n        except BaseException: pass',
      'timeout',
    ],
    ['a hog of memory', 'def f(): return len(bytearray(900 * 2**20))', 'crashed'],
  ] as const)('fails %s in time', async ([, code, status]) => {
    const graded = await gradeInSandbox(exercise(code));
    expect(graded).toMatchObject({
      state: 'graded',
      result: { passed: false, results: [{ outcome: { code: status } }] },
    });
  });
});

describe.runIf(problem === undefined)('without the sandbox', () => {
  it.for(attempts.filter(([, attack]) => !['write', 'kill'].includes(attack)))(
    'the same program reaches %s',
    ([, attack, argument]) => {
      const output = execFileSync(process.execPath, [hostile, attack, argument()], {
        encoding: 'utf8',
      });
      expect(output.trim()).toBe('reached');
    },
  );
});

it.runIf(problem !== undefined)('states that it did not run', async () => {
  process.stdout.write(`not run: the sandbox. ${problem}\n`);
  expect(await gradeInSandbox(exercise('def f(): return 3'))).toEqual({
    state: 'not-run',
    why: problem,
  });
});
