import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from '../node/node-python.ts';
import type { NodePython } from '../node/node-python.ts';
import { englishRuntimeStrings } from '../strings/english-runtime.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

/** Each word with programs that have what it names, and programs that do something near to it without. */
const programs: Readonly<
  Record<string, { readonly having: readonly string[]; readonly without: readonly string[] }>
> = {
  for: {
    having: ['for x in xs: print(x)', 'async def f():\n    async for x in xs: print(x)'],
    without: ['[x for x in xs]', 'while xs: xs.pop()', '# for x in xs'],
  },
  while: { having: ['while xs: xs.pop()'], without: ['for x in xs: pass', '"while"'] },
  loop: {
    having: ['for x in xs: pass', 'while xs: xs.pop()', 'def f():\n    for x in xs: pass'],
    without: ['sum(x for x in xs)', 'loop = xs'],
  },
  comprehension: {
    having: ['[x for x in xs]', '{x for x in xs}', '{x: x for x in xs}', 'sum(x for x in xs)'],
    without: ['for x in xs: print([x])', 'list(xs)'],
  },
  slice: { having: ['xs[1:]', 'xs[::-1]', 'xs[1:, 0]'], without: ['xs[1]', 'slice(1)'] },
  lambda: { having: ['sorted(xs, key=lambda x: -x)'], without: ['def f(x): return -x'] },
  import: { having: ['import math', 'from math import pi'], without: ['imports = 1'] },
  function: { having: ['def f(): pass', 'async def f(): pass'], without: ['f = lambda: 1'] },
  class: { having: ['class A: pass'], without: ['A = type("A", (), {})'] },
  if: {
    having: ['if xs: pass', 'y = 1 if xs else 2'],
    without: ['y = xs and 1', '[x for x in xs]'],
  },
  and: { having: ['y = xs and 1', 'while a and b: pass'], without: ['a & b', '"and"', 'xs or 1'] },
  or: { having: ['y = xs or 1'], without: ['a | b', 'xs and 1'] },
  not: { having: ['y = not xs'], without: ['1 not in xs', 'xs is not None', '~n', '-n'] },
  break: { having: ['while 1: break'], without: ['while 1: continue', 'breaks = 1'] },
  continue: { having: ['for x in xs: continue'], without: ['for x in xs: break'] },
  return: { having: ['def f(): return 1'], without: ['lambda: 1', 'def f(): yield 1'] },
  raise: { having: ['raise ValueError'], without: ['try: f()\nexcept ValueError: pass'] },
  assert: { having: ['assert xs'], without: ['assertion = 1'] },
  try: {
    having: ['try: f()\nexcept ValueError: pass', 'try: f()\nexcept* ValueError: pass'],
    without: ['raise ValueError'],
  },
  with: {
    having: ['with f() as g: pass', 'async def f():\n    async with g: pass'],
    without: ['g = f()'],
  },
  'f-string': { having: ['f"{xs}"', 'print(f"a")'], without: ['"{}".format(xs)', '"f{xs}"'] },
  recursion: {
    having: ['def f(n): return f(n - 1)', 'class A:\n    def f(self): return self.f()'],
    without: ['def f(n): return g(n)\ndef g(n): return n', 'def f(): return f'],
  },
  'call:sort': {
    having: ['xs.sort()', 'sort(xs)'],
    without: ['sorted(xs)', 'xs.sort', 'sort = 1'],
  },
};

/** Rules are read, and nothing runs: the programs need no names that exist. */
async function verdicts(code: string, what: string) {
  const rules = (['uses', 'forbids'] as const).map((rule) => ({ rule, what }));
  const { results, error } = await python.grade({ code, cases: [], rules });
  expect(error).toBeUndefined();
  return results.map(({ passed, message }) => ({ passed, message }));
}

const kept = { passed: true, message: undefined };
const broken = { passed: false, message: expect.stringMatching(/\S/) };

describe.for(Object.entries(programs))('the rule on %s', ([what, { having, without }]) => {
  it.for(having)('finds it in %j', async (code) => {
    expect(await verdicts(code, what)).toEqual([kept, broken]);
  });

  it.for(without)('does not find it in %j', async (code) => {
    expect(await verdicts(code, what)).toEqual([broken, kept]);
  });
});

it('every word that has a sentence is known', () => {
  const said = Object.keys(englishRuntimeStrings.rules).flatMap((key) => {
    const [rule, what = ''] = key.split(' ');
    return rule === 'uses' && what !== 'call' ? [what] : [];
  });
  expect(Object.keys(programs).filter((word) => !word.startsWith('call:'))).toEqual(
    expect.arrayContaining(said),
  );
});

it('a broken rule names the lines, or says what its author wrote', async () => {
  const code = 'xs = [1]\nfor x in xs: pass\nfor x in xs: pass';
  const rule = { rule: 'forbids', what: 'loop' } as const;
  const { results } = await python.grade({
    code,
    cases: [],
    rules: [rule, { ...rule, message: 'Try sum().' }],
  });
  expect(results.map(({ message }) => message)).toEqual([
    'Does not use a loop (line 2, 3).',
    'Try sum().',
  ]);
});

it('a word that no rule knows is said to be one', async () => {
  const rules = [{ rule: 'uses', what: 'loops' } as const];
  const { results } = await python.grade({ code: '1', cases: [], rules });
  expect(results[0]?.message).toBe('No rule knows the word "loops".');
});
