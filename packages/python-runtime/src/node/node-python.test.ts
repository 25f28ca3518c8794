import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowExercise, slowVerdicts } from '../grading/slow-case.fixture.ts';
import { createNodePython } from './node-python.ts';
import type { NodePython } from './python-from.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

const dot = `def dot(u, v):
    if len(u) != len(v):
        raise ValueError('lengths differ')
    return sum(a * b for a, b in zip(u, v))
`;

describe('running code', () => {
  it('gives what was printed and the last value', async () => {
    const result = await python.run('print("hello")\n6 * 7');
    expect(result).toMatchObject({ status: 'ok', stdout: 'hello\n', value: '42' });
  });

  it('keeps a namespace by its name', async () => {
    await python.run('x = 5', { ns: 'lesson' });
    expect((await python.run('x + 1', { ns: 'lesson' })).value).toBe('6');
    expect((await python.run('x + 1')).error?.type).toBe('NameError');
  });

  it.for([
    ['raise ValueError("first\\nsecond")', 'ValueError: first'],
    ['e = KeyError("k")\ne.add_note("a note")\nraise e', "KeyError: 'k'"],
    ['if x\n  y', "SyntaxError: expected ':'"],
    ['class E(Exception): pass\nraise E', 'E'],
  ] as const)('names an error by the first line of its message: %s', async ([code, message]) => {
    const { error } = await python.run(code);
    expect(error?.message.replace('__main__.', '')).toBe(message);
  });

  it('reads input from the given text and ends it with EOFError', async () => {
    const result = await python.run('print(input("name? "))\ninput()', { stdin: 'Ada\n' });
    expect(result.stdout).toBe('name? Ada\n');
    expect(result.error?.type).toBe('EOFError');
  });

  it('writes files before the run, of text and of bytes', async () => {
    const files = { 'data/words.txt': 'one\ntwo\n', 'raw.bin': new Uint8Array([0, 255]) };
    const code = 'open("data/words.txt").readlines(), open("raw.bin", "rb").read()';
    const { value } = await python.run(code, { files });
    expect(value).toBe(String.raw`(['one\n', 'two\n'], b'\x00\xff')`);
  });

  it("names the learner's line in a traceback and no line of the library", async () => {
    const { error } = await python.run(
      'import json\ndef load(t):\n    return json.loads(t)\nload("{")',
    );
    expect(error?.frames.map((frame) => frame.line)).toEqual([4, 3]);
    expect(error?.text).not.toContain('json/decoder');
  });

  it('ends an endless loop at its time limit and runs the next program', async () => {
    expect((await python.run('while True: pass', { timeoutMs: 300 })).status).toBe('timeout');
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it('ends a program that swallows the interrupt', async () => {
    const code = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass';
    expect((await python.run(code, { timeoutMs: 200 })).status).toBe('timeout');
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it('ends an endless print at the output limit', async () => {
    const result = await python.run('while True: print("x" * 1000)');
    expect(result.status).toBe('output-limit');
    expect(result.stdout.length).toBe(1_000_000);
  });

  it('awaits at the top level', async () => {
    const code = 'import asyncio\nawait asyncio.sleep(0.01)\nawait asyncio.sleep(0, "done")';
    expect(await python.run(code)).toMatchObject({ status: 'ok', value: "'done'" });
  });
});

describe('grading', () => {
  const cases = [
    { name: 'simple', call: 'dot([1, 2], [3, 4])', expect: '11', hidden: false },
    { name: 'empty', call: 'dot([], [])', expect: '0', hidden: true, message: 'Two empty lists?' },
    { name: 'lengths', call: 'dot([1], [])', raises: 'ValueError', hidden: false },
  ];

  it('passes a right solution', async () => {
    const result = await python.grade({
      code: dot,
      cases,
      rules: [{ rule: 'uses', what: 'comprehension' }],
    });
    expect(result.results.filter((each) => !each.passed)).toEqual([]);
    expect(result.passed).toBe(true);
  });

  it('says what a visible case wanted and got', async () => {
    const { results } = await python.grade({ code: 'def dot(u, v): return 3', cases, rules: [] });
    expect(results[0]?.message).toBe('It should return 11. Yours returned 3.');
    expect(results[2]?.message).toBe('It should raise ValueError. Yours returned 3.');
  });

  it('tells only the message of a hidden case', async () => {
    const { results } = await python.grade({ code: 'def dot(u, v): return 3', cases, rules: [] });
    expect(results[1]).toEqual({
      name: 'empty',
      kind: 'case',
      hidden: true,
      passed: false,
      why: { code: 'hidden' },
      advice: 'Two empty lists?',
      message: 'A hidden test fails. Two empty lists?',
    });
  });

  it('grades a whole program by its output', async () => {
    const test = { name: 'greets', stdin: 'Ada', stdout: 'Hello Ada', hidden: false };
    const code = 'print("Hello", input())';
    expect((await python.grade({ code, cases: [test], rules: [] })).passed).toBe(true);
  });

  it('ends a case at its own time limit and grades the next', async () => {
    expect((await python.grade(slowExercise)).results).toMatchObject(slowVerdicts);
  });

  it('puts builtins and modules back between cases', async () => {
    await python.grade({
      code: 'import builtins, json\nbuiltins.len = lambda x: 0\njson.dumps = None',
      cases,
      rules: [],
    });
    expect((await python.grade({ code: dot, cases, rules: [] })).passed).toBe(true);
  });

  it('gives a syntax error once, with its place', async () => {
    const result = await python.grade({ code: 'def dot(u, v)\n    return 0', cases, rules: [] });
    expect(result.error).toMatchObject({ type: 'SyntaxError', frames: [{ line: 1 }] });
    expect(result.passed).toBe(false);
  });
});
