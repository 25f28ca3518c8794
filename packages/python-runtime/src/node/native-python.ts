import { pythonFrom } from './python-from.ts';
import type { NodePython, NodePythonOptions } from './python-from.ts';
import { PythonProcess } from './python-process.ts';

/**
 * Starts a CPython of this machine with the page's harness and grader: for proofs of programs whose packages, such as NumPy, cannot be
 * loaded into Pyodide here. Values and printed output are the page's where the packages' versions are; tracebacks are those of the CPython's version. The
 * caller must `close()` it.
 *
 * No sandbox: give it code that you trust, as that of your own lessons.
 *
 * @param python - Path or name of a Python 3.11 or newer that has the packages. Rejects with an Error that names it if it does not start.
 * @example
 * const python = await createNativePython('.venv/bin/python');
 * const { stdout } = await python.run('import numpy as np\nprint(np.arange(3).sum())'); // '3\n'
 * await python.close();
 */
export function createNativePython(
  python: string,
  options: NodePythonOptions = {},
): Promise<NodePython> {
  return pythonFrom(() => PythonProcess.start(python), options);
}
