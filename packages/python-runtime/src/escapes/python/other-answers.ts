import { escapesOf } from './python-escape.ts';

const right =
  '{"program":{"status":"ok"},"call":{"status":"ok"},"stdout":"","value":["int","0xa9"]}';

/** What a program leaves behind so that a wrong answer passes later. */
const grades: Readonly<Record<string, string>> = {
  'a forged answer of the harness': `import lemma_runtime.api as api
api._dumps = lambda value: '${right}'`,
  'a forged method of the harness': `import lemma_runtime.api as api, json
api._METHODS['facts'] = lambda request: json.loads('${right}')`,
  'a patched eval': `import lemma_runtime.execution as execution
execution.eval = lambda code, scope: 169
import lemma_runtime.grading as grading
grading.eval = lambda code, scope: 169`,
  'a patched encoder': `import lemma_runtime.encoding, lemma_runtime.grading as grading
grading.encode = lambda value, *rest: ['int', '0xa9']`,
  'a patched code object': `import lemma_runtime.api as api
def forged(method, text): return '${right}'
api.call.__code__ = forged.__code__`,
  'a trace function': `import lemma_runtime.api as api
from lemma_runtime import execution
kept = execution.evaluate
def forged(code, scope):
    result = kept(code, scope)
    return 169 if result == 4 else result
execution.evaluate = forged
import lemma_runtime.grading as grading
grading.evaluate = forged`,
  'a module put in its place': `import sys, types
import lemma_runtime.api as api
forged = types.SimpleNamespace(dumps=lambda value: '${right}', loads=api._loads)
sys.modules['json'] = forged
api._dumps, api.json = forged.dumps, forged`,
  'a collection that patches again': `import gc
import lemma_runtime.api as api
def again(*_): api._dumps = lambda value: '${right}'
gc.callbacks.append(again)
again()`,
};

/** Where the memory of an interpreter still has what another learner wrote. */
const memory: Readonly<Record<string, string>> = {
  'the namespaces that are kept': `from lemma_runtime import execution
for scope in execution._namespaces.values():
    print(scope.__dict__.get('answer'))`,
  'the programs that are kept': `from lemma_runtime import execution
for source, _ in execution._compiled_lately: print(source)`,
  'the lines kept for tracebacks': `import linecache
for entry in linecache.cache.values():
    if len(entry) > 2: print(*entry[2])`,
  'every object that the garbage collector knows': `import gc
for thing in gc.get_objects():
    if type(thing) is dict and type(thing.get('answer')) is str: print(thing['answer'])`,
  'all the memory of the engine': `import ctypes, re
size = 0x1000000
heap = ctypes.string_at(65536, 2 * size)
for found in set(re.findall(rb'secret-[0-9a-f-]{36}', heap)): print(found.decode())`,
  'files left behind': `import pathlib
for file in pathlib.Path('/tmp').glob('*.txt'): print(file.read_text())`,
};

export const answerEscapes = [
  ...escapesOf({ kind: 'grades', effect: 'wrong answer' }, grades),
  ...escapesOf(
    {
      kind: 'earlier learner',
      effect: 'secret',
      before: "answer = 'SECRET'\nopen('/tmp/answer.txt', 'w').write(answer)",
    },
    memory,
  ),
];
