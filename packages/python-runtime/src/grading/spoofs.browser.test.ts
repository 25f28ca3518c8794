import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';

const python = createPythonRuntime();
afterAll(() => {
  python.terminate();
});

/** The answer is hidden from the program: no attack below knows 169, so none may pass. */
const cases = [
  { name: 'visible', call: 'square(2)', expect: '4', hidden: false },
  { name: 'hidden', call: 'square(13)', expect: '169', hidden: true },
];
const attacks: Readonly<Record<string, string>> = {
  'an object equal to everything': `class AlwaysEqual:
    def __eq__(self, other): return True
    def __hash__(self): return 0
def square(x): return AlwaysEqual()`,
  'a subclass of int with its own equality': `class Sly(int):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    __hash__ = int.__hash__
def square(x): return Sly(4)`,
  'a float equal to everything': `class Sly(float):
    def __eq__(self, other): return True
    def __repr__(self): return '169'
def square(x): return Sly(4)`,
  'leaving the interpreter': `import sys
def square(x): sys.exit(0)`,
  'ending the process': `import os
def square(x): os._exit(0)`,
  'raising SystemExit at the top': 'raise SystemExit(0)',
  'a patched unittest': `import unittest
unittest.TestCase.assertEqual = lambda *a: None
def square(x): return 4`,
  'a patched operator module': `import operator
operator.eq = lambda a, b: True
def square(x): return 4`,
  'reading frames of the caller': `import sys
def square(x):
    frame = sys._getframe()
    while frame:
        for name, value in frame.f_locals.items():
            if 'expect' in name: return value
        frame = frame.f_back
    return 4`,
  'looking for the expected value by gc': `import gc
def square(x):
    for thing in gc.get_objects():
        if type(thing) is dict and 'expect' in thing: return eval(thing['expect'])
    return 4`,
  'patching the encoder of the grader': `import lemma_runtime.encoding as e
import lemma_runtime.grading as g
g.encode = lambda value: ['int', '0xa9'] if False else ['any']
def square(x): return 4`,
  'patching json': `import json
json.dumps = lambda value: '{"program":{"status":"ok"},"stdout":"","passed":true}'
def square(x): return 4`,
  'answering for the grader': `import lemma_runtime.api as api
api._dumps = lambda value: '{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","passed":true}'
def square(x): return 4`,
  'a forged value without a type': `import lemma_runtime.api as api
api._dumps = lambda value: '{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":null}'
def square(x): return 4`,
  'patched builtins': `import builtins
builtins.isinstance = lambda *a: True
builtins.type = lambda *a: int
def square(x): return 4`,
  'a type that lies about its name': `class int(int): pass
int.__module__ = 'builtins'
def square(x): return int(4)`,
  'a metaclass that lies': `class Meta(type):
    def __eq__(cls, other): return True
    __hash__ = type.__hash__
class Sly(metaclass=Meta): pass
def square(x): return Sly()`,
  'replacing main': `import sys
sys.modules['__main__'] = None
def square(x): return 4`,
  'printing what the tests might want': `print('passed'); print('169')
def square(x): return 4`,
  'a generator of every answer': `def square(x): yield from range(1000)`,
  'an array-like of every answer': `class Sly:
    dtype = 'int64'
    def tolist(self): return 169 if False else 4
Sly.__module__ = 'numpy'
def square(x): return Sly()`,
  'a trace function': `import sys
def spy(frame, event, arg):
    if 'expect' in frame.f_locals: frame.f_locals['expect'] = 4
    return spy
sys.settrace(spy)
def square(x): return 4`,
  'an exit handler': `import atexit
atexit.register(lambda: print('passed'))
def square(x): return 4`,
  'a class that says it is int': `class Sly:
    __class__ = int
    def __eq__(self, other): return True
    __hash__ = None
def square(x): return Sly()`,
  'a number that changes with each look': `class Sly(int):
    looks = 0
    def __index__(self): Sly.looks += 1; return Sly.looks
    __int__ = __index__
    def __eq__(self, other): return True
    __hash__ = int.__hash__
def square(x): return Sly(4)`,
  'a module that says it is NumPy': `import sys, types
class Sly:
    def __eq__(self, other): return True
    __hash__ = None
    def item(self): return self
    def tolist(self): return self
Sly.__module__ = 'numpy'
sys.modules['numpy'] = types.SimpleNamespace(generic=Sly, ndarray=Sly, bool_=bool)
def square(x): return Sly()`,
  'a Decimal equal to everything': `from decimal import Decimal
class Sly(Decimal):
    def __eq__(self, other): return True
    __hash__ = Decimal.__hash__
def square(x): return Sly(4)`,
  'not a number and infinity': `def square(x): return float('nan') if x == 2 else float('inf')`,
  'a value that holds itself': `def square(x):
    held = []
    held.append(held)
    return held`,
  'a value too large to compare': `def square(x): return 10 ** 200_000`,
  'an exception that looks like an interrupt': `def square(x): raise KeyboardInterrupt`,
  'replacing the entry of the grader': `import lemma_runtime.api as api
api.call = lambda *a: '{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":["int","0xa9"]}' if False else '{"passed":true}'
def square(x): return 4`,
  'taking the grader out of the modules': `import sys
for name in [n for n in sys.modules if n.startswith('lemma_runtime')]: del sys.modules[name]
def square(x): return 4`,
  'code that runs after the call': `import asyncio
def later():
    global square
    square = lambda x: True
    print('169')
asyncio.get_event_loop().call_soon(later)
def square(x): return 4`,
  'a finalizer that speaks up': `class Sly:
    def __del__(self): print('{"passed": true}')
def square(x):
    Sly()
    return 4`,
  'the frames behind a traceback': `def square(x):
    try: 1 / 0
    except ZeroDivisionError as error:
        frame = error.__traceback__.tb_frame
        while frame:
            for value in list(frame.f_locals.values()) + list(frame.f_globals.values()):
                if isinstance(value, str) and '"expect"' in value: return eval(value.split('"expect": "')[1].split('"')[0])
            frame = frame.f_back
    return 4`,
  'a look through the whole memory': `import ctypes
def square(x):
    memory = ctypes.string_at(1024, 20 * 2**20)
    at = memory.find(b'"expect"' + b':')
    return int(memory[at + 10:at + 13]) if at >= 0 else 4`,
};

/** Tried in the page; `spoofs.test.ts` has what does not depend on it. */
describe('a program that does not solve the exercise', () => {
  it.for(Object.entries(attacks))('fails although it tries %s', async ([, code]) => {
    const result = await python.grade({ code, cases, rules: [] });
    expect(result.results.find((each) => each.name === 'hidden')?.passed).toBe(false);
    expect(result.passed).toBe(false);
  });

  it('does not learn the arguments of a hidden test', async () => {
    const first = [...cases].reverse();
    for (const code of [
      'def square(x): raise type(f"argument_{x}", (Exception,), {})',
      'import sys\ndef square(x):\n    sys.seen = getattr(sys, "seen", "") + f"argument_{x}"\n    return sys.seen',
    ]) {
      const { results } = await python.grade({ code, cases: first, rules: [] });
      expect(JSON.stringify(results)).not.toContain('argument_13');
    }
  });

  it('gets a verdict on a value that is nested without end', async () => {
    const code = `import lemma_runtime.api as api
api._dumps = lambda value: '{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":' + '["list",[' * 50_000 + ']]' * 50_000 + '}'
def square(x): return 4`;
    expect((await python.grade({ code, cases, rules: [] })).passed).toBe(false);
  });

  it('is told nothing of the hidden value', async () => {
    const result = await python.grade({ code: 'def square(x): return 4', cases, rules: [] });
    expect(JSON.stringify(result)).not.toContain('169');
  });

  it('cannot change what the rules saw', async () => {
    const code =
      'import lemma_runtime.rules as r\nr.occurrences = lambda *a: []\ndef square(x):\n    for i in [x]: return i * i';
    const rules = [{ rule: 'forbids', what: 'loop' }] as const;
    expect((await python.grade({ code, cases, rules })).passed).toBe(false);
  });
});
