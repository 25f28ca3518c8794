import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from '../node/node-python.ts';
import type { NodePython } from '../node/python-from.ts';
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
    having: ['for x in xs: print(x)', 'async def f():\n    async for x in xs: print(x)\nawait f()'],
    without: ['print([x for x in xs])', 'while xs: xs.pop()', '# for x in xs'],
  },
  while: { having: ['while xs: xs.pop()'], without: ['for x in xs: print(x)', '"while"'] },
  loop: {
    having: [
      'for x in xs: print(x)',
      'while xs: xs.pop()',
      'def f():\n    for x in xs: print(x)\nf()',
    ],
    without: ['print(sum(x for x in xs))', 'loop = xs'],
  },
  comprehension: {
    having: [
      'print([x for x in xs])',
      'print({x for x in xs})',
      'print({x: x for x in xs})',
      'print(sum(x for x in xs))',
    ],
    without: ['for x in xs: print([x])', 'print(list(xs))'],
  },
  generator: {
    having: ['print(sum(x for x in xs))', 'g = (x for x in xs)\nprint(g)', 'def f(): yield 1\nf()'],
    without: ['print(sum([x for x in xs]))', 'print({x for x in xs})', 'print(iter(xs))'],
  },
  unpacking: {
    having: [
      'a, b = xs\nprint(a)',
      '[a, *b] = xs\nprint(a)',
      'for k, v in xs: print(k)',
      'print([a for a, b in xs])',
      'print(*xs)',
      'print(f(**d))',
      'print([*xs, 1])',
      'print({**d})',
    ],
    without: ['a = xs\nprint(a)', 'print((a, b))', 'a = b = xs\nprint(a)', 'print(2 * n ** 2)'],
  },
  index: {
    having: [
      'print(xs[0])',
      'print(t[i][j])',
      'd["k"] = 1\nprint(d)',
      'print(a[1, 2])',
      'print(xs[i])',
    ],
    without: [
      'print(xs[1:])',
      'print(a[1:, 0])',
      'xs: list[int] = []\nprint(xs)',
      'def f(xs: list[int]) -> dict[str, int]: return g(xs)\nf([])',
      'print([0])',
    ],
  },
  'operator:/': {
    having: ['print(a / b)', 'a /= b\nprint(a)'],
    without: ['print(a // b)', 'print("/")'],
  },
  'operator://': { having: ['print(a // b)'], without: ['print(a / b)'] },
  'operator:-': {
    having: ['print(a - b)', 'n -= 1\nprint(n)'],
    without: ['print(-a)', 'print(a + -1)'],
  },
  'operator:in': {
    having: ['print(a in xs)', 'print(1 < a in xs)'],
    without: ['print(a not in xs)', 'for a in xs: print(a)'],
  },
  'operator:not-in': { having: ['print(a not in xs)'], without: ['print(not a in xs)'] },
  'operator:is': {
    having: ['print(a is None)'],
    without: ['print(a is not None)', 'print(a == None)'],
  },
  'operator:<=': { having: ['print(0 <= a < 1)'], without: ['print(0 < a)', 'print(a >= 0)'] },
  slice: {
    having: ['print(xs[1:])', 'print(xs[::-1])', 'print(xs[1:, 0])', 'print(xs[slice(1)])'],
    without: ['print(xs[1])', 'slice = 1', 'print("slice")'],
  },
  lambda: {
    having: ['print(sorted(xs, key=lambda x: -x))'],
    without: ['def f(x): return -x\nf(1)'],
  },
  import: { having: ['import math', 'from math import pi'], without: ['imports = 1'] },
  function: {
    having: ['def f(): print()\nf()', 'async def f(): print()\nawait f()'],
    without: ['f = lambda: 1\nprint(f())'],
  },
  class: { having: ['class A: pass\nprint(A())'], without: ['A = type("A", (), {})'] },
  if: {
    having: [
      'if xs: print()',
      'print(1 if xs else 2)',
      'match xs:\n    case []: print()',
      'print([x for x in xs if x])',
    ],
    without: ['print(xs and 1)', 'print([x for x in xs])'],
  },
  'conditional-expression': {
    having: ['print(1 if xs else 2)', 'print([1 if x else 2 for x in xs])'],
    without: ['if xs: print()', 'print([x for x in xs if x])'],
  },
  chain: {
    having: ['print(0 <= p <= 1)', 'print(a == b == c)'],
    without: ['print(0 <= p and p <= 1)', 'print((a < b) < c)'],
  },
  and: {
    having: ['print(xs and 1)', 'while a and b: print()'],
    without: ['print(a & b)', '"and"', 'print(xs or 1)'],
  },
  or: { having: ['print(xs or 1)'], without: ['print(a | b)', 'print(xs and 1)'] },
  not: {
    having: ['print(not xs)'],
    without: ['print(1 not in xs)', 'print(xs is not None)', 'print(~n)', 'print(-n)'],
  },
  break: {
    having: ['while xs.pop(): break'],
    without: ['while xs.pop(): continue', 'breaks = 1'],
  },
  continue: {
    having: ['while xs.pop(): continue'],
    without: ['while xs.pop(): break'],
  },
  return: {
    having: ['def f(): return 1\nf()'],
    without: ['print(lambda: 1)', 'def f(): yield 1\nf()'],
  },
  raise: {
    having: ['raise ValueError'],
    without: ['try: f()\nexcept ValueError: print()'],
  },
  assert: { having: ['assert xs'], without: ['assertion = 1'] },
  try: {
    having: ['try: f()\nexcept ValueError: print()', 'try: f()\nexcept* ValueError: print()'],
    without: ['raise ValueError'],
  },
  with: {
    having: ['with f() as g: print()', 'async def f():\n    async with g: print()\nawait f()'],
    without: ['g = f()'],
  },
  'f-string': {
    having: ['print(f"{xs}")', 'print(f"a")'],
    without: ['print("{}".format(xs))', 'print("f{xs}")'],
  },
  recursion: {
    having: [
      'def f(n): return f(n - 1)\nf(1)',
      'class A:\n    def f(self): return self.f()\nA().f()',
      'def f(n): return g(n)\ndef g(n): return f(n)\nf(1)',
      'def f(n): return h(n)\nh = f\nf(1)',
      'f = lambda n: f(n - 1)\nf(1)',
    ],
    without: [
      'def f(n): return g(n)\ndef g(n): return n\nf(1)',
      'def f(): return f\nf()',
      'def sort(xs): xs.sort()\nsort([])',
    ],
  },
  'call:sort': {
    having: ['xs.sort()', 'sort(xs)'],
    without: ['sorted(xs)', 'sort = 1'],
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

/** Code that is there and does nothing: a rule that asks for a loop does not take it for one. */
const dead: readonly string[] = [
  'for x in []: print(x)',
  'for x in list(): print(x)',
  'for x in range(0): print(x)',
  'for x in range(5, 2): print(x)',
  'for x in range(n, n): print(x)',
  'for x in xs: pass',
  'for x in xs: 1 + 1',
  'for x in xs: y = x',
  'for x in xs: break',
  'for x in xs: len(xs)',
  'while False: print()',
  'while 1 > 2: print()',
  'while n != n: print()',
  'while n and 0: print()',
  'if False:\n    for x in xs: print(x)',
  'if not True:\n    for x in xs: print(x)',
  'if 1 == 1: print()\nelse:\n    for x in xs: print(x)',
  'def f():\n    for x in xs: print(x)',
  'def f():\n    return 1\n    for x in xs: print(x)\nf()',
  'def f():\n    if xs: return 1\n    else: raise ValueError\n    for x in xs: print(x)\nf()',
  'def f():\n    for x in xs: print(x)\ndef f(): print()\nf()',
  'def f():\n    for x in xs: print(x)\nf = sum\nf(xs)',
  'class A:\n    def f(self):\n        for x in xs: print(x)\nA()',
  'def f():\n    def g():\n        for x in xs: print(x)\nf()',
  'def f():\n    raise ValueError\n    for x in xs: print(x)\nf()',
  'exec("for x in xs: print(x)")',
];

describe('a rule that asks for a loop', () => {
  it.for(dead)('does not count %j', async (code) => {
    const rules = [{ rule: 'uses', what: 'loop' }] as const;
    expect((await python.grade({ code, cases: [], rules })).passed).toBe(false);
  });

  it.for([
    'def f(xs):\n    for x in xs: yield x',
    'class A:\n    def f(self):\n        while True: self.n += 1',
    'def g(xs):\n    for x in xs: print(x)\ndef f(xs): return map(g, xs)',
    'def f(xs):\n    total = 0\n    for x in xs: total += x\n    return total',
    'def f(n):\n    for i in range(n, 0, -1): n -= i\n    return n',
    'def f(xs):\n    while xs and xs[0] != 1: xs = xs[1:]\n    return xs',
    'def f(xs):\n    for x in xs:\n        pass\n    return x',
  ])('counts what the tests call: %j', async (code) => {
    const cases = [{ name: 'f', call: 'A().f(f([1]))', expect: '1', hidden: true }];
    const rules = [{ rule: 'uses', what: 'loop' }] as const;
    const { results } = await python.grade({ code, cases, rules });
    expect(results[1]).toMatchObject({ kind: 'rule', passed: true });
  });
});

describe('what a rule forbids is found', () => {
  it.for<readonly [what: string, code: string]>([
    ['loop', 'if False:\n    for x in xs: print(x)'],
    ['loop', 'exec("for x in xs: print(x)")'],
    ['loop', 'eval(compile("while x: x.pop()", "", "exec"))'],
    ['loop', 'exec("for " + "x in xs: print(x)")'],
    ['loop', 'run = exec\nrun("for x in xs: print(x)")'],
    ['loop', 'exec("exec(\'for x in xs: print(x)\')")'],
    ['loop', '__builtins__["exec"]("for x in xs: print(x)")'],
    ['loop', 'import builtins as b\nb.exec("for x in xs: print(x)")'],
    ['loop', 'from builtins import exec as run\nrun("for x in xs: print(x)")'],
    ['loop', 'print.__self__.exec("for x in xs: print(x)")'],
    ['loop', 'getattr(print.__self__, "ex" + "ec")("for x in xs: print(x)")'],
    ['loop', '(lambda: 0).__globals__["__builtins__"]'],
    ['loop', '__import__("builtins").exec("for x in xs: print(x)")'],
    ['import', '__import__("math")'],
    ['import', 'import importlib'],
    ['slice', 'print(xs[slice(1, 3)])'],
    ['slice', 'cut = slice\nprint(xs[cut(1, 3)])'],
    ['call:sorted', 'order = sorted\norder(xs)'],
    ['call:sorted', 'print(list(map(sorted, xs)))'],
    ['call:sort', 'order = xs.sort\norder()'],
    ['call:sort', 'getattr(xs, "sort")()'],
    ['call:sort', 'getattr(xs, "so" + "rt")()'],
    ['call:len', 'xs.__len__()'],
    ['call:sqrt', 'from math import sqrt as root\nroot(2)'],
    ['index', 'print(xs.__getitem__(0))'],
    ['index', 'from operator import itemgetter\nprint(itemgetter(0)(xs))'],
    ['index', 'getattr(xs, "__getitem__")(0)'],
    ['operator://', 'print(divmod(a, b))'],
    ['operator:+', 'import operator\nprint(operator.add(a, b))'],
    ['operator:+', 'from operator import add as plus\nprint(plus(a, b))'],
    ['operator:+', 'print(a.__add__(b))'],
    ['unpacking', 'if False: a, b = xs'],
    ['generator', 'if False: print(sum(x for x in xs))'],
    ['recursion', 'def f(n): return g(n)\ndef g(n): return f(n)'],
  ])('%s in %j', async ([what, code]) => {
    const rules = [{ rule: 'forbids', what } as const];
    const { results } = await python.grade({ code, cases: [], rules });
    expect(results[0]).toMatchObject({ passed: false, why: { code: 'rule-broken' } });
  });

  it.for<readonly [what: string, code: string]>([
    ['loop', 'import re\nwords = re.compile("a")'],
    ['loop', 'print(eval("1 + 1"))'],
    ['call:max', 'max = xs[0]\nif xs[1] > max: max = xs[1]\nprint(max)'],
    ['call:min', 'print({"min": xs[0]})'],
    ['call:sort', 'print(sorted(xs))'],
    ['operator:+', 'seen.add(x)'],
    ['operator:in', 'print(xs.contains)'],
  ])('%s, and nothing else: %j', async ([what, code]) => {
    const rules = [{ rule: 'forbids', what } as const];
    expect((await python.grade({ code, cases: [], rules })).passed).toBe(true);
  });
});

it.for(['('.repeat(5000), '1' + '+1'.repeat(50_000)])(
  'a program that the rules cannot read fails them: %#',
  async (code) => {
    const rules = [{ rule: 'forbids', what: 'loop' } as const];
    expect((await python.grade({ code, cases: [], rules })).passed).toBe(false);
  },
);

it('every word that has a sentence is known', () => {
  const said = Object.keys(englishRuntimeStrings.rules).flatMap((key) => {
    const [rule, what = ''] = key.split(' ');
    return rule === 'uses' && what !== 'call' && what !== 'operator' ? [what] : [];
  });
  expect(Object.keys(programs).filter((word) => !word.includes(':'))).toEqual(
    expect.arrayContaining(said),
  );
});

it('a broken rule names the lines, or says what its author wrote', async () => {
  const code = 'xs = [1]\nfor x in xs: print(x)\nfor x in xs: print(x)';
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

it('a rule on an operator names it as Python writes it', async () => {
  const rules = ['operator://', 'operator:not-in', 'operator:-'].map((what) => ({
    rule: 'uses' as const,
    what,
  }));
  const { results } = await python.grade({ code: '1', cases: [], rules });
  expect(results.map(({ name }) => name)).toEqual([
    'Uses the operator //',
    'Uses the operator not in',
    'Uses the operator -',
  ]);
});

it('a word that no rule knows is said to be one', async () => {
  const rules = [{ rule: 'uses', what: 'loops' } as const];
  const { results } = await python.grade({ code: '1', cases: [], rules });
  expect(results[0]?.message).toBe('No rule knows the word "loops".');
});
