import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';

const python = createPythonRuntime({ spare: false });
afterAll(() => {
  python.terminate();
});

describe('code of a learner', () => {
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
