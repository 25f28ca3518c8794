import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { canSwitchStacks } from '../interpreter/interpreter.ts';
import { packSnapshot, snapshotMemoryBytes } from '../snapshot/snapshot-file.ts';
import { RunTimers } from '../worker/run-timers.ts';
import { harnessModules, startOptions } from '../worker/start-options.ts';
import { initialMemory } from './initial-memory.ts';
import { emptyLock } from './package-files.ts';

/**
 * The memory of a started Python with the harness imported, packed; `folder` holds the other files, which it pairs with (about 4 s to make).
 * The hash seed is that of the files and not the visit's: a memory cannot be hashed anew.
 */
export async function makeSnapshot(folder: string, hashSeed: number): Promise<Uint8Array> {
  if (!canSwitchStacks())
    throw new Error(
      'Python’s snapshot can only be made by a Node that switches stacks (25 or newer).',
    );
  const options = startOptions(new RunTimers(globalThis));
  const pyodide = (await loadPyodide({
    ...options,
    env: { ...options.env, PYTHONHASHSEED: String(hashSeed) },
    indexURL: `${folder}/`,
    stdLibURL: `${folder}/python-stdlib.zip`,
    lockFileContents: emptyLock(),
    _makeSnapshot: true,
  })) as Awaited<ReturnType<typeof loadPyodide>> & { makeMemorySnapshot(): Uint8Array };
  for (const module of harnessModules) pyodide.pyimport(module);
  pyodide.runPython('import gc\ngc.collect()\ngc.freeze()');
  const wasm = readFileSync(join(folder, 'pyodide.asm.wasm'));
  return packSnapshot(pyodide.makeMemorySnapshot(), initialMemory(wasm, snapshotMemoryBytes));
}
