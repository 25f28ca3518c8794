/**
 * Runs CPython's own tests through the runtime: `node --conditions=@lemma/source benchmarks/python/cpython.ts [module…]`. The tests are
 * read from the folder named by CPYTHON_TESTS, else from the `test` package of the machine's python3; nothing is downloaded.
 * A module with a failure is run again on stock Pyodide: what fails there too is a matter of version or platform, the rest is ours.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createNodePython } from '../../packages/python-runtime/src/node/index.ts';
import { cpythonModules } from './cpython-modules.ts';
import { stockFailures } from './cpython-stock.ts';

export interface Outcome {
  readonly run: number;
  readonly skipped: number;
  readonly failed: readonly string[];
}

/** Folders that several modules read, and test modules that others import. */
const sharedFolders = new Set(['support', 'decimaltestdata', 'mathdata', 'typinganndata']);
const sharedTests = new Set([
  'test_contextlib.py',
  'test_set.py',
  'test_iter.py',
  'test_grammar.py',
  'test_userdict.py',
  'test_int.py',
  'test_fractions.py',
]);

const limitMs = 240_000;
const runner = readFileSync(join(import.meta.dirname, 'cpython-run.py'), 'utf8');

function testFolder(): string {
  const named = process.env['CPYTHON_TESTS'];
  if (named) return named;
  const ask = 'import os, test; print(os.path.dirname(test.__file__))';
  return execFileSync('python3', ['-c', ask], { encoding: 'utf8' }).trim();
}

/** Files under `path` by their place below the folder, as text or bytes. */
function filesUnder(folder: string, path: string): [string, Uint8Array][] {
  const whole = join(folder, path);
  if (statSync(whole).isFile())
    return [[`/cpython/test/${relative(folder, whole)}`, readFileSync(whole)]];
  return readdirSync(whole)
    .filter((name) => name !== '__pycache__')
    .flatMap((name) => filesUnder(folder, join(path, name)));
}

/** The module, what all modules share, and data that lies beside it. */
function filesOf(folder: string, module: string): Record<string, Uint8Array> {
  const shared = readdirSync(folder).filter(
    (name) =>
      sharedFolders.has(name) ||
      (/\.(py|txt)$/.test(name) && !name.startsWith('test_')) ||
      sharedTests.has(name),
  );
  const own = readdirSync(folder).filter(
    (name) => name === `test_${module}.py` || name === `test_${module}`,
  );
  if (own.length === 0) throw new Error(`${folder} has no test_${module}.`);
  const files = Object.fromEntries([...shared, ...own].flatMap((name) => filesUnder(folder, name)));
  // The pure-Python decimal is tested too; Pyodide leaves it out.
  const pure = join(folder, '..', '_pydecimal.py');
  if (module === 'decimal' && existsSync(pure))
    files['/cpython/_pydecimal.py'] = readFileSync(pure);
  return files;
}

async function outcomeOf(
  module: string,
  files: Record<string, Uint8Array>,
): Promise<Outcome | string> {
  const python = await createNodePython();
  try {
    const code = `${runner}\nprint("OUTCOME" + json.dumps(outcome(["test.test_${module}"])))`;
    const { stdout, status, error } = await python.run(code, { files, timeoutMs: limitMs });
    const text = stdout.split('OUTCOME').at(-1);
    return status === 'ok' && text ? (JSON.parse(text) as Outcome) : (error?.message ?? status);
  } finally {
    await python.close();
  }
}

const folder = testFolder();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : cpythonModules;
const total = { modules: 0, run: 0, skipped: 0, failed: 0, ours: 0 };
for (const module of wanted) {
  const files = filesOf(folder, module);
  const outcome = await outcomeOf(module, files);
  if (typeof outcome === 'string') {
    total.ours += 1;
    process.stdout.write(`${module}: did not run: ${outcome}\n`);
    continue;
  }
  const stock =
    outcome.failed.length === 0 ? [] : await stockFailures(runner, files, `test.test_${module}`);
  const ours = outcome.failed.filter((id) => !stock.includes(id));
  total.modules += 1;
  total.run += outcome.run;
  total.skipped += outcome.skipped;
  total.failed += outcome.failed.length;
  total.ours += ours.length;
  const failures =
    outcome.failed.length === 0 ? '' : `, ${outcome.failed.length} fail (${ours.length} by us)`;
  process.stdout.write(`${module}: ${outcome.run} run, ${outcome.skipped} skipped${failures}\n`);
  for (const id of ours) process.stdout.write(`  ours: ${id}\n`);
}
process.stdout.write(`${JSON.stringify(total)}\n`);
process.exitCode = total.ours > 0 ? 1 : 0;
