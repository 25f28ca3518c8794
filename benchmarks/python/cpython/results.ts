import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { markdownTable } from '../../markdown-table.ts';

const difference = z.object({
  test: z.string(),
  here: z.string(),
  cpython: z.string(),
  /** What stock Pyodide of the same version makes of the test. */
  stock: z.string(),
  why: z.string().optional(),
});
const moduleResult = z.object({
  tests: z.number(),
  /** Tests with the same outcome here as in CPython. */
  same: z.number(),
  /** Tests that leave themselves out in a page (processes, threads, C modules for tests) and pass in CPython. */
  leftOut: z.number(),
  different: z.array(difference),
});
const results = z.object({
  runtime: z.string(),
  cpython: z.string(),
  modules: z.record(z.string(), moduleResult),
});
export type ModuleResult = z.infer<typeof moduleResult>;
export type Results = z.infer<typeof results>;

const file = join(import.meta.dirname, 'results.json');
const table = join(import.meta.dirname, 'results.md');

export function readResults(): Results {
  return existsSync(file)
    ? results.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { runtime: '', cpython: '', modules: {} };
}

export function writeResults(all: Results): void {
  const modules = Object.fromEntries(
    Object.entries(all.modules).toSorted(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(file, `${JSON.stringify({ ...all, modules }, null, 2)}\n`);
  writeFileSync(table, asMarkdown({ ...all, modules }));
}

function asMarkdown({ runtime, cpython, modules }: Results): string {
  const entries = Object.entries(modules);
  const count = (of: (result: ModuleResult) => number) =>
    entries.reduce((sum, [, result]) => sum + of(result), 0);
  const cells = (name: string, of: (pick: (result: ModuleResult) => number) => number) => [
    name,
    of((each) => each.tests),
    of((each) => each.same),
    of((each) => each.leftOut),
    of((each) => each.different.length),
    of(oursAlone),
  ];
  const modulesTable = markdownTable(
    ['module', 'tests', 'same as CPython', 'left out', 'different', 'ours'],
    [
      ...entries.map(([name, result]) => cells(name, (pick) => pick(result))),
      cells(`${entries.length} modules`, count),
    ],
  );
  const differences = markdownTable(
    ['test', 'here', 'CPython', 'stock Pyodide', 'what was said'],
    entries.flatMap(([, { different }]) =>
      different.map(({ test, here, cpython: there, stock, why }) => [
        `\`${test.replace(/^test\./, '')}\``,
        here,
        there,
        stock,
        (why ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'"),
      ]),
    ),
  );
  return `# CPython's own tests through the runtime

Python ${runtime} in Chromium, by \`createPythonRuntime\`; beside it CPython ${cpython}, whose tests these are. "Left out" are tests that
leave themselves out in a page (processes, threads, C modules made for tests). "Ours" are differences that stock Pyodide does not have.
"Ends the worker" is a test that takes Python down or is still running after its time limit; "absent" one of a module that cannot be loaded.
Made by \`node --conditions=@lemma/source benchmarks/python/cpython/main.ts\`; nothing here is written by hand.

${modulesTable}

## Differences

${differences}
`;
}

const oursAlone = ({ different }: ModuleResult) =>
  different.filter(({ here, stock }) => here !== stock).length;
