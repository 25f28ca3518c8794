import { pythonFrom } from './python-from.ts';
import type { NodePython, NodePythonOptions } from './python-from.ts';
import { PythonThread } from './python-worker.ts';

/**
 * Starts Python in a thread of Node (about a second). The caller must `close()` it.
 *
 * No sandbox: a hostile program can reach Node, with its files, network and processes. Give it code that you trust, as that of
 * your own lessons; for learners' code there is `gradeInSandbox`.
 */
export function createNodePython({
  packages,
  ...options
}: NodePythonOptions & {
  /** Folder of wheels for Pyodide with its lock file, as `fetchWheels` makes one: all of them can be imported. */
  readonly packages?: string;
} = {}): Promise<NodePython> {
  return pythonFrom(() => PythonThread.start(packages), options);
}
