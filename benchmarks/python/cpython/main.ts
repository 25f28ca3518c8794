/**
 * Runs CPython's own tests through the runtime in Chromium and compares each test's outcome with CPython's own:
 * `node --conditions=@lemma/source benchmarks/python/cpython/main.ts [--missing] [module…]`. The tests are read from CPython's `Lib/test`
 * in the folder that CPYTHON_TESTS names, and CPython is the command CPYTHON (default `python3.14`); `debian-tests.sh` gets both.
 * Results are kept in results.json, module by module, and shown in results.md. Ends with 1 if one differs that stock Pyodide has like CPython.
 */
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { startSite } from '../site.ts';
import { ourOutcomes, stockOutcomes, stockTestsWorker } from './in-chromium.ts';
import { cpythonModules } from './modules.ts';
import { nativeOutcomes } from './native.ts';
import { readResults, writeResults } from './results.ts';
import type { ModuleResult } from './results.ts';
import { testFiles } from './test-files.ts';

const folder = process.env['CPYTHON_TESTS'];
if (folder === undefined)
  throw new Error(
    'CPYTHON_TESTS is not set. Name the folder of CPython’s Lib/test in it; benchmarks/python/cpython/debian-tests.sh gets one.',
  );
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = named.length > 0 ? named : cpythonModules;
const onlyMissing = process.argv.includes('--missing');

const site = await startSite({ '/stock-tests-worker.js': ['text/javascript', stockTestsWorker] });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const module of wanted) {
    if (onlyMissing && readResults().modules[module]) continue;
    const page = await browser.newPage();
    await page.goto(site.url);
    await page.waitForFunction(() => 'createPythonRuntime' in window);
    const compared = await compare(page, module, folder);
    await page.close();
    const { result, runtime, cpython } = compared;
    writeResults({ runtime, cpython, modules: { ...readResults().modules, [module]: result } });
    process.stdout.write(
      `${module}: ${result.same} of ${result.tests} as in CPython, ${result.leftOut} left out, ${result.different.length} different\n`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
const ours = Object.values(readResults().modules).flatMap(({ different }) =>
  different.filter(({ here, stock }) => here !== stock),
);
process.exitCode = ours.length > 0 ? 1 : 0;

async function compare(page: Page, module: string, tests: string) {
  const files = testFiles(tests, module);
  const native = nativeOutcomes(module);
  const here = await ourOutcomes(page, module, files);
  const ids = [...new Set([...native.outcomes.keys(), ...here.outcomes.keys()])];
  const pairs = ids.map((id) => ({
    id,
    here: here.outcomes.get(id)?.outcome ?? 'absent',
    cpython: native.outcomes.get(id)?.outcome ?? 'absent',
  }));
  const leftOut = pairs.filter((pair) => pair.here === 'skipped' && pair.cpython !== 'skipped');
  const odd = pairs.filter((pair) => pair.here !== pair.cpython && pair.here !== 'skipped');
  const only = odd.map(({ id }) => id);
  const stock = only.length > 0 ? await stockOutcomes(page, module, files, { only }) : undefined;
  const different = odd.map((pair) => {
    const why =
      here.outcomes.get(pair.id)?.why ?? here.failure ?? native.outcomes.get(pair.id)?.why;
    return {
      test: pair.id,
      here: pair.here,
      cpython: pair.cpython,
      stock: stock?.outcomes.get(pair.id)?.outcome ?? 'absent',
      ...(why !== undefined && { why }),
    };
  });
  const result: ModuleResult = {
    tests: ids.length,
    same: ids.length - leftOut.length - odd.length,
    leftOut: leftOut.length,
    different,
  };
  const before = readResults();
  return {
    result,
    runtime: here.version ?? before.runtime,
    cpython: native.version ?? before.cpython,
  };
}
