import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';

const python = createPythonRuntime({ spare: false });
afterAll(() => {
  python.terminate();
});

/** Programs that try to reach out; each prints "reached" if it succeeds. */
const attempts: Readonly<Record<string, string>> = {
  'the js module': 'import js\nprint("reached")',
  'the Pyodide API': 'import pyodide_js\nprint("reached")',
  'fetch by pyodide.http': 'from pyodide.http import pyfetch\nprint("reached")',
  'JavaScript by run_js': 'from pyodide.code import run_js\nrun_js("1")\nprint("reached")',
  'a loader that finds js again': `import importlib, sys
sys.meta_path[:] = [f for f in sys.meta_path if getattr(f, '__name__', '') != '_Closed']
import js
js.fetch
print("reached")`,
  'the network by urllib':
    'import urllib.request\nurllib.request.urlopen("http://localhost/")\nprint("reached")',
  'the network by socket': `import socket
socket.create_connection(("localhost", 80), timeout=1)
print("reached")`,
  'a constructor of code from a proxy': `from lemma_runtime import host
host._write.constructor("return 1")()
print("reached")`,
  'the global object by a proxy': `from lemma_runtime import host
host._write.constructor.constructor("return self")().fetch
print("reached")`,
};

describe('code of a learner', () => {
  it.for(Object.entries(attempts))('does not reach %s', async ([, code]) => {
    const result = await python.run(code, { timeoutMs: 10_000 });
    expect(result.stdout).not.toContain('reached');
    expect(result.status).toBe('error');
  });

  it('finds no global of the worker that reaches the network, storage or page', async () => {
    const result = await python.run(`import sys
sys.meta_path[:] = [f for f in sys.meta_path if getattr(f, '__name__', '') != '_Closed']
try:
    import js
    print(sorted(name for name in dir(js) if not name.startswith('_')))
except ImportError:
    print('[]')`);
    for (const name of [
      'fetch',
      'XMLHttpRequest',
      'indexedDB',
      'caches',
      'postMessage',
      'navigator',
      'location',
      'WebSocket',
    ]) {
      expect(result.stdout).not.toContain(`'${name}'`);
    }
  });

  it('sees no variable of another namespace', async () => {
    await python.run('secret = "kept"', { ns: 'mine' });
    expect((await python.run('secret', { ns: 'yours' })).error?.type).toBe('NameError');
  });
});
