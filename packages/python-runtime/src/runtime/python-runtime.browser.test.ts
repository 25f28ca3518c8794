import { countOwnWorkers } from '@lemma/testing/own-workers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { slowExercise, slowVerdicts } from '../grading/slow-case.fixture.ts';
import { createPythonRuntime } from './python-runtime.ts';
import type { Progress } from './start-progress.ts';

const workers = countOwnWorkers();
const python = createPythonRuntime();
afterAll(() => {
  python.terminate();
});

describe('running in a worker', () => {
  it('prints and gives the last value', async () => {
    expect(await python.run('print("hello")\n6 * 7')).toMatchObject({
      status: 'ok',
      stdout: 'hello\n',
      value: '42',
    });
  });

  it('runs the same program again from the start, its warnings, errors and input included', async () => {
    const code = 'count = count + 1\nprint(count is 1, input())\n1 / 0';
    await python.run('count = 0', { ns: 'again' });
    const first = await python.run(code, { ns: 'again', stdin: 'a' });
    const second = await python.run(code, { ns: 'again', stdin: 'b' });
    expect([first.stdout, second.stdout]).toEqual(['True a\n', 'False b\n']);
    for (const { stderr, error } of [first, second]) {
      expect(stderr).toContain('SyntaxWarning');
      expect(error?.text).toContain('1 / 0');
      expect(error?.frames.map(({ line }) => line)).toEqual([3]);
    }
  });

  it('quotes the lines of the program that failed, when others ran under its name', async () => {
    const failing = 'None.first';
    await python.run(failing);
    await python.run('"another"');
    expect((await python.run(failing)).error?.text).toContain('None.first');
  });

  it('gives the next program streams that the last one has not touched', async () => {
    await python.run('import sys\nsys.stdout.write = None\nsys.stdout.mine = True');
    const next = await python.run('import sys\nprint("here")\nhasattr(sys.stdout, "mine")');
    expect(next).toMatchObject({ stdout: 'here\n', value: 'False' });
  });

  it('reports an exception of a program that awaits, and goes on', async () => {
    await python.run('kept = 7', { ns: 'awaits' });
    const failed = await python.run('import asyncio\nawait asyncio.sleep(0)\n{}["a"]', {
      timeoutMs: 20_000,
    });
    expect(failed).toMatchObject({ status: 'error', error: { type: 'KeyError' } });
    expect((await python.run('kept', { ns: 'awaits' })).value).toBe('7');
  });

  it('stops an endless loop and keeps the variables', async () => {
    await python.run('kept = 7', { ns: 'stop' });
    const run = python.run('while True: pass', { ns: 'stop' });
    await expect.poll(() => python.state, { timeout: 20_000 }).toBe('running');
    expect(await python.stop()).toBe('interrupted');
    expect((await run).status).toBe('interrupted');
    expect((await python.run('kept', { ns: 'stop' })).value).toBe('7');
  });

  it('stops a program as soon as it is said to run', async () => {
    await python.run('1');
    const stopped = new Promise((resolve) => {
      const off = python.on('state', ({ state }) => {
        if (state !== 'running') return;
        off();
        resolve(python.stop());
      });
    });
    const run = python.run('while True: pass', { timeoutMs: 20_000 });
    expect(await stopped).not.toBe('idle');
    expect((await run).status).toBe('interrupted');
  });

  it('stops a program whose modules are still being loaded, and keeps the variables', async () => {
    const fresh = createPythonRuntime();
    onTestFinished(() => {
      fresh.terminate();
    });
    await fresh.run('kept = 7', { ns: 'stop' });
    const run = fresh.run('import decimal\nwhile True: pass', { ns: 'stop' });
    await expect.poll(() => fresh.state, { timeout: 20_000 }).toBe('running');
    expect(await fresh.stop()).toBe('interrupted');
    expect((await run).status).toBe('interrupted');
    expect((await fresh.run('kept', { ns: 'stop' })).value).toBe('7');
  });

  it('stops a sleep', async () => {
    const run = python.run('import time\ntime.sleep(60)');
    await expect.poll(() => python.state, { timeout: 20_000 }).toBe('running');
    expect(await python.stop()).toBe('interrupted');
    expect((await run).status).toBe('interrupted');
  });

  it('replaces a worker whose program swallows the stop', async () => {
    const code = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass';
    const run = python.run(code);
    await expect.poll(() => python.state, { timeout: 20_000 }).toBe('running');
    expect(await python.stop()).toBe('restarted');
    const stopped = await run;
    expect(stopped).toMatchObject({
      status: 'interrupted',
      notice: expect.stringMatching(/^Stopped\. .*started again.*variables are gone/),
    });
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it.for([
    ['lines', 'print("Step 1")\nprint("Step 2")', 'Step 1\nStep 2\n'],
    ['a line that is not ended', 'print("Step 1")\nprint("Step 2", end=" ")', 'Step 1\nStep 2 '],
    [
      'more lines than are sent at once',
      'for n in range(1000):\n    print(n)',
      Array.from({ length: 1000 }, (_, n) => `${n}\n`).join(''),
    ],
    [
      'lines of a function',
      'def slow():\n    print("Step", end=" ")\n    sum(range(10**12))\nprint("Call")\nslow()',
      'Call\nStep ',
    ],
  ])('keeps %s printed before a call that no stop reaches', async ([, printing, printed]) => {
    let shown = '';
    const run = python.run(`${printing}\ntotal = sum(range(10**12))`, {
      onOutput: (_, text) => {
        shown += text;
      },
    });
    await expect.poll(() => shown, { timeout: 20_000 }).toBe(printed);
    expect(await python.stop()).toBe('restarted');
    expect(await run).toMatchObject({ status: 'interrupted', stdout: printed });
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it('asks the page for input and goes on with the answer', async () => {
    const result = await python.run('name = input("Name? ")\nprint("Hello", name)', {
      onInput: () => {
        python.answerInput('Ada');
      },
    });
    expect(result.stdout).toBe('Name? Hello Ada\n');
  });

  it('writes files before the run, of text and of bytes', async () => {
    const files = { 'data/words.txt': 'one\ntwo\n', 'raw.bin': new Uint8Array([0, 255]) };
    const code = 'open("data/words.txt").readlines(), open("raw.bin", "rb").read()';
    const { value } = await python.run(code, { files });
    expect(value).toBe(String.raw`(['one\n', 'two\n'], b'\x00\xff')`);
  });

  it('ends a program at its time limit with a notice', async () => {
    const result = await python.run('while True: pass', { timeoutMs: 300 });
    expect(result).toMatchObject({
      status: 'timeout',
      notice: expect.stringContaining('never ends'),
    });
  });
});

describe('grading in a worker', () => {
  it('passes what is right and fails what is not', async () => {
    const cases = [{ name: 'double', call: 'double(4)', expect: '8', hidden: false }];
    const right = await python.grade({ code: 'def double(x): return 2 * x', cases, rules: [] });
    const wrong = await python.grade({ code: 'def double(x): return x + 2', cases, rules: [] });
    expect([right.passed, wrong.passed]).toEqual([true, false]);
  });

  it('reads which constructs a program has', async () => {
    const has = ['unpacking', 'index', 'generator', 'chain', 'operator://', 'operator:in'];
    const code =
      'a, b = [3, 4]\nc = sum(x for x in [a][0:1]) // 2\nprint(0 < [a, b][0] <= c in [1])';
    const verdicts = async (rule: 'uses' | 'forbids', whats: readonly string[]) => {
      const rules = whats.map((what) => ({ rule, what }));
      return (await python.grade({ code, cases: [], rules })).results.map(({ passed }) => passed);
    };
    expect(await verdicts('uses', has)).toEqual(has.map(() => true));
    expect(await verdicts('forbids', has)).toEqual(has.map(() => false));
    const lacks = ['conditional-expression', 'operator:/', 'operator:not-in'];
    expect(await verdicts('forbids', lacks)).toEqual(lacks.map(() => true));
  });

  it('ends a case at its own time limit and grades the next', async () => {
    expect((await python.grade(slowExercise)).results).toMatchObject(slowVerdicts);
  });
});

it('starts once the page rests, unless that is taken back', async () => {
  const [early, never] = [createPythonRuntime({ spare: false }), createPythonRuntime()];
  const takeBack = never.prewarmAtRest();
  early.prewarmAtRest();
  takeBack();
  await expect.poll(() => early.state, { timeout: 20_000 }).toBe('ready');
  expect(never.state).toBe('idle');
  early.terminate();
});

describe('how far a start is', () => {
  /** The stages in their order, each once; the bytes must only grow, up to their total. */
  function stagesOf(told: readonly Progress[]): readonly string[] {
    const bytes = told.map(({ loaded }) => loaded);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
    for (const { loaded, total } of told) expect(loaded).toBeLessThanOrEqual(total);
    const last = told.at(-1);
    expect(last?.loaded).toBe(last?.total);
    return told.map(({ stage }) => stage).filter((stage, i, all) => stage !== all[i - 1]);
  }

  it('is told from its first bytes until it is ready, cold and from the spare', async () => {
    const before = workers();
    const starting = createPythonRuntime();
    onTestFinished(() => {
      starting.terminate();
    });
    const told: Progress[] = [];
    starting.on('progress', (progress) => told.push(progress));
    await starting.prewarm();
    expect(stagesOf(told)).toEqual(['download', 'start', 'ready']);
    expect(told.findLast(({ stage }) => stage === 'download')?.loaded).toBeGreaterThan(1_000_000);

    told.length = 0;
    await expect.poll(() => workers() - before, { timeout: 20_000 }).toBe(2);
    expect(told).toEqual([]);
    const restarted = starting.restart();
    await restarted;
    expect(workers() - before).toBe(1);
    expect(stagesOf(told)).toEqual(['download', 'start', 'ready']);
  });
});
