import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkMutants } from './check-mutants.ts';
import { makeMutants } from './make-mutants.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

/** Always proves what has no record, never what has one. */
const never = () => 1;
const always = () => 0;
const none = { checker: 'this', exercises: {} };

interface Exercise {
  readonly solution: string;
  readonly calls: Readonly<Record<string, string>>;
  readonly equivalent?: readonly string[];
}

function lessons({ solution, calls, equivalent = [] }: Exercise) {
  const cases = Object.entries(calls).map(([call, expected]) => ({
    name: call,
    call,
    expect: expected,
    hidden: false,
  }));
  const reasons = equivalent.map((line) => ({ line, reason: 'Either is right.' }));
  const repl = {
    starter: '',
    solution,
    wrong: [],
    cases,
    rules: [],
    ...(reasons.length > 0 ? { equivalent: reasons } : {}),
  };
  return [{ shown: 'x.md', lesson: { questions: [{ uid: 'x/q-1', line: 7, repl }] } }];
}

const mean = 'def mean(xs):\n    return sum(xs) / len(xs)';
const larger = 'def larger(a, b):\n    if a > b:\n        return a\n    return b';
const largerCalls = { 'larger(2, 1)': '2', 'larger(1, 2)': '2' };

async function check(exercise: Exercise, known: Parameters<typeof checkMutants>[2] = none) {
  return await checkMutants(lessons(exercise), python, known, never);
}

describe('the mutants of a solution', () => {
  it.for<readonly [from: string, kind: string, line: string]>([
    ['x < 3', 'comparison', 'x <= 3'],
    ['x < 3', 'constant', 'x < 4'],
    ['x < 3', 'constant', 'x < 2'],
    ['x / y', 'division', 'x // y'],
    ['x // y', 'division', 'x / y'],
    ['x + y', 'operator', 'x - y'],
    ['not x', 'operator', 'x'],
    ['x and y', 'branch', 'x or y'],
    ['x and y', 'branch', 'y'],
    ['x if y else z', 'branch', 'x if True else z'],
    ['min(x)', 'call', 'max(x)'],
    ['sorted(x, reverse=y)', 'call', 'sorted(x)'],
    ['x + "a"', 'constant', "x + 'ax'"],
    ['range(x)', 'boundary', 'range(x + 1)'],
    ['x[:y]', 'boundary', 'x[:y - 1]'],
  ])('of %s have one of kind %s: %s', async ([expression, kind, line]) => {
    const [made] = await makeMutants([expression], python);
    expect(made).toContainEqual({ kind, line, code: line });
  });

  it.for<readonly [from: string, kind: string, line: string]>([
    ['def f(x):\n    return x', 'return', 'return None'],
    ['for x in y:\n    if x:\n        break', 'branch', 'pass'],
    ['x += 1', 'statement', 'pass'],
    ['x.append(y)', 'statement', 'pass'],
  ])('of the statements %j have one of kind %s: %s', async ([program, kind, line]) => {
    const [made] = await makeMutants([program], python);
    expect(made).toContainEqual(expect.objectContaining({ kind, line }));
  });

  it('leave documentation as it is', async () => {
    expect(await makeMutants(['"""What it does."""'], python)).toEqual([[]]);
  });

  it('are made of as many programs as there are, though a run may print only so much', async () => {
    // Some 2 kB in each of several mutants: 120 programs are over the limit of a run, 50 are not.
    const programs = Array.from(
      { length: 120 },
      (_, at) => `x = ${at + 10}\nt = "${'-'.repeat(2000)}"\ny = x < 3\n`,
    );
    const made = await makeMutants(programs, python);
    expect(made).toHaveLength(120);
    expect(made.every((of, at) => of.some(({ code }) => code.includes(`${at + 10}`)))).toBe(true);
  });

  it('are each made once, and none is the program itself', async () => {
    const [made = []] = await makeMutants([larger], python);
    const codes = made.map(({ code }) => code);
    expect(new Set([...codes, larger]).size).toBe(codes.length + 1);
  });
});

describe('the check of an exercise', () => {
  it('names `//` in place of `/`, which a mean that is whole does not tell apart', async () => {
    const { problems, surviving, records } = await check({
      solution: mean,
      calls: { 'mean([2, 4])': '3.0' },
    });
    expect(surviving).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^x\.md:7 x\/q-1 error .*"return sum\(xs\) \/\/ len\(xs\)"/u),
    ]);
    expect(records.exercises).toEqual({});
  });

  it('records an exercise whose tests find every mutant', async () => {
    const { problems, records } = await check({
      solution: mean,
      calls: { 'mean([2, 5])': '3.5' },
    });
    expect(problems).toEqual([]);
    expect(records.exercises['x/q-1']?.mutants).toBeGreaterThan(0);
  });

  it('accepts a mutant that the lesson names as equivalent', async () => {
    const solved = { solution: larger, calls: largerCalls };
    expect((await check(solved)).problems).toEqual([expect.stringContaining('"if a >= b:"')]);
    expect((await check({ ...solved, equivalent: ['if a >= b:'] })).problems).toEqual([]);
  });

  it('names an equivalent that the tests find', async () => {
    const { problems } = await check({
      solution: larger,
      calls: largerCalls,
      equivalent: ['if a >= b:', 'if True:'],
    });
    expect(problems).toEqual([expect.stringContaining('find the line "if True:"')]);
  });

  it('takes a mutant that never ends for one that is found', async () => {
    const { surviving } = await check({
      solution: 'def down(n):\n    while n > 0:\n        n -= 1\n    return n',
      calls: { 'down(3)': '0', 'down(-2)': '-2' },
    });
    expect(surviving).toBe(0);
  });
});

describe('a record', () => {
  const solved = { solution: mean, calls: { 'mean([2, 5])': '3.5' } };

  it('saves the proof until the exercise changes', async () => {
    const { records } = await check(solved);
    expect((await check(solved, records)).proved).toBe(0);
    const changed = { ...solved, calls: { 'mean([2, 4])': '3.0' } };
    expect(await check(changed, records)).toMatchObject({ proved: 1, surviving: 1 });
  });

  it('is drawn at random to be proved again', async () => {
    const { records } = await check(solved);
    expect((await checkMutants(lessons(solved), python, records, always)).proved).toBe(1);
  });
});
