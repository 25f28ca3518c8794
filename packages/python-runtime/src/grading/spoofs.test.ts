import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from '../node/node-python.ts';
import type { NodePython } from '../node/python-from.ts';
import type { PythonCase } from '../protocol/cases.ts';

/** The page's grader and the page's interpreter, in Node, where a case takes milliseconds. */
let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

const graded = (code: string, cases: readonly PythonCase[]) =>
  python.grade({ code, cases, rules: [] });

/** Programs that put what they see of a hidden test where a learner could read it. 7919 is its argument. */
const leaks: Readonly<Record<string, string>> = {
  'the name of an exception': `def square(x):
    if x == 2: return 4
    raise type(f"argument_{x}", (Exception,), {})`,
  'the renamed class of an exception': `class Told(ValueError): pass
def square(x):
    if x == 2: return 4
    Told.__name__ = f"argument_{x}"
    raise Told`,
  'the message of an exception': `def square(x):
    if x == 2: return 4
    raise ValueError(f"argument_{x}")`,
  'an error of the program, which reads the call from a frame': `import sys
frame = sys._getframe()
while frame:
    for value in list(frame.f_locals.values()):
        if isinstance(value, dict) and value.get("call", "square(2)") != "square(2)": raise ValueError(value["call"])
    frame = frame.f_back
def square(x): return x * x`,
  'a result of a later test, kept in a module': `import sys
def square(x):
    seen = getattr(sys, "seen", "")
    sys.seen = f"{seen} argument_{x}"
    return seen or x * x`,
  'what a later test prints, kept in a file': `import os
def square(x):
    if os.path.exists("seen"): return open("seen").read()
    with open("seen", "a") as seen: print("argument", x, file=seen)
    return 4`,
};

describe('a hidden test is not shown by', () => {
  const hidden = { name: 'hidden', call: 'square(7919)', expect: '62710561', hidden: true };
  const visible = { name: 'visible', call: 'square(2)', expect: '4', hidden: false };
  it.for(Object.entries(leaks))('%s', async ([, code]) => {
    const { results, error } = await graded(code, [hidden, visible]);
    expect(JSON.stringify({ results, error })).not.toContain('7919');
  });

  it('its exception still has a name where Python gave it', async () => {
    const { results } = await graded('def square(x): return 4 if x == 2 else 1 / 0', [hidden]);
    expect(results[0]?.why).toEqual({ code: 'hidden-raises', name: 'ZeroDivisionError' });
  });
});

describe('an exception', () => {
  const raises = (name: string): PythonCase => ({ name, call: 'f()', raises: name, hidden: true });
  const wanted = ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'ZeroDivisionError'];
  const attacks: Readonly<Record<string, string>> = {
    'that inherits all wanted ones': `class All(${wanted.join(', ')}): pass
def f(): raise All`,
    'whose base inherits all wanted ones': `class All(${wanted.join(', ')}): pass
class One(All): pass
def f(): raise One`,
    'that says it is built in': `class ValueError(Exception): pass
ValueError.__module__ = "builtins"
def f(): raise ValueError`,
    'that has the name of a built-in one': `class ValueError(Exception): pass
def f(): raise ValueError`,
    'whose metaclass is equal to all': `class Meta(type):
    def __eq__(cls, other): return True
    __hash__ = lambda cls: hash(ValueError)
    __bases__ = (ValueError,)
class Sly(Exception, metaclass=Meta): pass
def f(): raise Sly`,
    'of forged classes': `import lemma_runtime.grading as g
g.classes_of = lambda error: 5
def f(): raise Exception`,
  };
  it.for(Object.entries(attacks))('%s is not the wanted one', async ([, code]) => {
    expect((await graded(code, [raises('ValueError')])).passed).toBe(false);
  });

  it.for<readonly [by: string, name: string, code: string]>([
    ['a built-in one', 'ValueError', 'def f(): raise ValueError("no")'],
    ['a built-in base', 'LookupError', 'def f(): return {}["a"]'],
    ['the base of a class', 'ValueError', 'class No(ValueError): pass\ndef f(): raise No'],
    ['a class of the program', 'No', 'class No(ValueError): pass\ndef f(): raise No'],
    ['a class by its alias', 'OSError', 'def f(): raise IOError'],
  ])('%s is the wanted one: %s', async ([, name, code]) => {
    expect((await graded(code, [raises(name)])).passed).toBe(true);
  });
});

describe('a value', () => {
  it.for<readonly [by: string, call: string, literal: string]>([
    ['n / 2 for n // 2, even', 'half(10)', '5'],
    ['n / 2 for n // 2, odd and large', 'half(10**9 + 1)', '500000000'],
    ['n / 2 for n // 2 in a list', '[half(4)]', '[2]'],
    [
      'n / 2 for n // 2, beyond what a float can tell apart',
      'half(2**60 + 2)',
      '576460752303423489',
    ],
  ])('%s is not an int', async ([, call, literal]) => {
    const test = { name: 'half', call, expect: literal, hidden: false };
    expect((await graded('def half(n): return n / 2', [test])).passed).toBe(false);
    expect((await graded('def half(n): return n // 2', [test])).passed).toBe(true);
  });

  it('n // 2 for n / 2 at 10**9 is not near enough', async () => {
    const test = { name: 'half', call: 'half(10**9 + 1)', expect: '500000000.5', hidden: false };
    expect((await graded('def half(n): return n // 2', [test])).passed).toBe(false);
    expect((await graded('def half(n): return n / 2', [test])).passed).toBe(true);
  });

  it('an int of exactly its value will do for a float', async () => {
    const test = { name: 'half', call: 'half(10)', expect: '5.0', hidden: false };
    expect((await graded('def half(n): return n // 2', [test])).passed).toBe(true);
  });

  it('whose class says it is a Counter is no dict', async () => {
    const code = `class Counter(dict):
    def __eq__(self, other): return True
Counter.__module__ = "collections"
def f(): return Counter(a=1)`;
    const test = { name: 'f', call: 'f()', expect: "{'a': 1}", hidden: false };
    expect((await graded(code, [test])).passed).toBe(false);
    const real = 'from collections import Counter\ndef f(): return Counter("a")';
    expect((await graded(real, [test])).passed).toBe(true);
  });

  it('is right although its text is too long to show, or there is none', async () => {
    const digits = { name: 'f', call: 'f()', expect: '1' + '0'.repeat(5000), hidden: false };
    expect((await graded('def f(): return 10 ** 5000', [digits])).passed).toBe(true);
  });
});

/** What a program may make of the answer: each is judged as a failure, and the grade does not reject. */
const forged: Readonly<Record<string, string>> = {
  'a deeply nested value': `'{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":' + '["list",[' * 50_000 + ']]' * 50_000 + '}'`,
  'no program': `'{"program":null,"stdout":""}'`,
  'a call that is a number': `'{"program":{"status":"ok"},"call":5,"stdout":""}'`,
  'an unknown status': `'{"program":{"status":"won"},"stdout":""}'`,
  'an error without frames': `'{"program":{"status":"error","error":{"text":"","type":{},"frames":5}},"stdout":""}'`,
  'exceptions that are no list': `'{"program":{"status":"ok"},"call":{"status":"error"},"raised":5,"stdout":""}'`,
  'every built-in exception': `'{"program":{"status":"ok"},"call":{"status":"error"},"raised":["builtins.All"],"stdout":""}'`,
  'a text that is an object': `'{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","text":{},"value":["int"]}'`,
  'an int that is none': `'{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":["int","one"]}'`,
};

describe('a forged answer', () => {
  const cases: PythonCase[] = [
    { name: 'returns', call: 'f()', expect: '1', hidden: false },
    { name: 'raises', call: 'f()', raises: 'ValueError', hidden: true },
  ];
  it.for(Object.entries(forged))('with %s fails its tests', async ([, text]) => {
    const code = `import lemma_runtime.api as api\nanswer = ${text}\napi._dumps = lambda value: answer\ndef f(): return 2`;
    const { passed, results } = await graded(code, cases);
    expect(passed).toBe(false);
    expect(results.map((each) => each.passed)).toEqual([false, false]);
  });
});

describe('a program that changes the grader', () => {
  it.for([
    'import lemma_runtime.execution as e\ne.eval = lambda *a: 1 / 0',
    'import lemma_runtime.execution as e\ne.evaluate = lambda *a: 1 / 0',
    'import lemma_runtime.grading as g\ng.encode = None',
    'import lemma_runtime.encoding as e\ne._encode.__code__ = (lambda *a: ["none"]).__code__',
    'import lemma_runtime.streams as s\ns.OutputStream.write = lambda self, text: 0',
    'import lemma_runtime.execution as e\ne.Streams.put_in = None',
    'import lemma_runtime.rules as r\nr._found = lambda *a: []',
    'import lemma_runtime.api as api\napi._dumps = lambda value: "{}"',
    'import sys\ndel sys.modules["lemma_runtime.streams"]',
  ])('does not change the next answer: %s', async (attack) => {
    const test = { name: 'f', call: 'f()', expect: '3', hidden: false };
    await graded(`${attack}\ndef f(): return 3`, [test]);
    const next = await python.grade({
      code: 'def f():\n    total = 0\n    for n in [1, 2]: total += n\n    return total',
      cases: [test],
      rules: [{ rule: 'uses', what: 'for' }],
    });
    expect(next.results.map((each) => each.message)).toEqual([undefined, undefined]);
    await python.run(attack);
    expect(await python.run('print("hello")\n6 * 7')).toMatchObject({
      stdout: 'hello\n',
      value: '42',
    });
  });
});
