import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from './node-python.ts';
import { testPackagedValues } from './packaged-values.fixture.ts';
import type { NodePython } from './python-from.ts';
import { testShownValues } from './shown-values.fixture.ts';

const wheels = process.env['PYTHON_WHEELS_FROM'];

let python: NodePython;
beforeAll(async () => {
  if (wheels !== undefined) python = await createNodePython({ packages: wheels });
}, 60_000);
afterAll(() => python?.close());

describe.runIf(wheels !== undefined)('NumPy and pandas in the page’s interpreter', () => {
  it('compute what they compute elsewhere', async () => {
    const code = `import numpy as np
print(np.linalg.solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]))
print(np.random.default_rng(7).integers(0, 10, 5))
print(np.fft.fft([1.0, 2.0, 3.0, 4.0]).real)`;
    expect(await python.run(code)).toMatchObject({
      status: 'ok',
      stdout: '[0.8 1.4]\n[9 6 6 8 5]\n[10. -2. -2. -2.]\n',
    });
  });

  it('an integer has 32 bits, and the grader takes it for one of any width', async () => {
    expect((await python.run('import numpy as np\nnp.array([1]).dtype')).value).toBe(
      "dtype('int32')",
    );
    const cases = [
      { name: 'f', call: 'np.array([1])', expect: "array([1], dtype='int')", hidden: false },
    ];
    const graded = await python.grade({ code: 'import numpy as np', cases, rules: [] });
    expect(graded.passed).toBe(true);
  });

  it('an array that is too large for the memory is an error, and the next program runs', async () => {
    const huge = await python.run('import numpy as np\nnp.zeros((10**6, 10**6))');
    expect(huge.error?.type).toMatch(/^(?:ValueError|_ArrayMemoryError|MemoryError)$/);
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  testPackagedValues(() => python);
  testShownValues(() => python);
});

it.runIf(wheels === undefined)('states that it did not run', () => {
  process.stdout.write(
    'not run: NumPy and pandas in Pyodide, PYTHON_WHEELS_FROM names no wheels\n',
  );
  expect(wheels).toBeUndefined();
});
