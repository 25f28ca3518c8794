import { afterEach, expect, it } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import type { PythonRuntime } from '../runtime/python-runtime.ts';

const started: PythonRuntime[] = [];
afterEach(() => {
  for (const python of started.splice(0)) python.terminate();
});

/** What a new worker prints. */
async function fresh(code: string) {
  const python = createPythonRuntime({ spare: false });
  started.push(python);
  const { stdout, error } = await python.run(code);
  return { stdout, error };
}

it('a start from the snapshot gives other random numbers each time', async () => {
  const code = 'import random\nprint(random.random(), random.SystemRandom().random())';
  const [first, second] = [await fresh(code), await fresh(code)];
  expect(first.error).toBeUndefined();
  expect(first.stdout).not.toBe(second.stdout);
});

it('a module that the snapshot lacks is imported, also in the midst of a run', async () => {
  expect((await fresh('import calendar\nprint(calendar.isleap(2028))')).stdout).toBe('True\n');
  const dynamic = `name = 'calen' + 'dar'\nprint(__import__(name).isleap(2028))`;
  expect((await fresh(dynamic)).stdout).toBe('True\n');
});

it('a function of the engine that no start asks for is called by its name', async () => {
  const code = `import ctypes
version = ctypes.pythonapi.Py_GetVersion
version.restype = ctypes.c_char_p
print(version().decode().split('.')[0])
print(ctypes.pythonapi.PyList_Size(ctypes.py_object([1, 2, 3])))`;
  expect(await fresh(code)).toEqual({ stdout: '3\n3\n', error: undefined });
});
