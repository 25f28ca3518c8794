/**
 * `pnpm size`: what each entry of the built packages costs a page, gzipped, beyond React, against its budget; in Vite and, where
 * it is not only styles, in esbuild. Build the packages first. With `--write` the documentation says the new figures.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSize } from './measure/bundle-size.ts';
import { printTable } from './measure/table.ts';

const kB = 1000;

interface Budget {
  readonly name: string;
  readonly code: string;
  readonly limit: number;
  /** Where esbuild leaves more in than Vite does. */
  readonly esbuildLimit?: number;
  readonly css?: boolean;
  /** What the documentation calls it, where it says the figure. */
  readonly documented?: string;
}

/** Budgets are promises: raise one only with a reason in the commit. */
const budgets: readonly Budget[] = [
  {
    name: 'learning-engine',
    // With the comparison of algebraic expressions, the scores of points and of kinds of third parties, lessons that replace others, the weekly quiz, the length of a study, rest days and days that begin late, the backlog and a recall of one's own: 36.5.
    code: "export * from '@lemma/learning-engine';",
    limit: 37 * kB,
    esbuildLimit: 38.5 * kB,
  },
  {
    name: 'lesson-renderer, compiled lesson',
    documented: 'lesson-renderer',
    code: "export { Lesson } from '@lemma/lesson-renderer';",
    limit: 12 * kB,
  },
  {
    name: 'lesson-renderer, scoring in the page',
    code: "export { feedbackOnInstance } from '@lemma/lesson-renderer/scoring';\nexport { scoreAnswer } from '@lemma/learning-engine';",
    limit: 15 * kB,
  },
  {
    name: 'lesson-renderer, styles',
    documented: 'styles',
    // With nine kinds of question, predictions, and what books have, without KaTeX's rules for each pair of sizes: 11.0.
    code: "import '@lemma/lesson-renderer/styles.css';",
    limit: 11 * kB,
    css: true,
  },
  {
    name: 'lesson-renderer, live preview',
    documented: 'live preview',
    // What `<Lesson source>` loads: no entry of the package, and without the content rules.
    code: "export * from '../../packages/lesson-renderer/dist/compile/compile-fragment.js';",
    // With algebra, since a preview checks the key of an expression against its mistakes; without what reads YAML; with formulas on
    // the lines of their fences, comments, alerts, messages on what other formats have, and what books have (0115): 153.0.
    limit: 153.5 * kB,
    esbuildLimit: 157 * kB,
  },
  {
    name: 'lesson-renderer, live preview of a text with graphs',
    // Graphs are YAML: what reads it comes with them.
    code: `export * from '../../packages/lesson-renderer/dist/compile/compile-fragment.js';
export * from '../../packages/lesson-renderer/dist/graph/compile.js';`,
    // Kinds of question, which templates compile in the page, those of third parties, too, and the blocks that prove
    // their keys by running them: 176.4.
    limit: 177 * kB,
    esbuildLimit: 182 * kB,
  },
  { name: 'widgets, registry', code: "export { widgets } from '@lemma/widgets';", limit: 3 * kB },
  { name: 'python-runtime', code: "export * from '@lemma/python-runtime';", limit: 17 * kB },
  {
    name: 'python-runtime, React parts before a cell is touched',
    documented: 'Python cell',
    code: "export { PythonProvider, PythonCell } from '@lemma/python-runtime/react';",
    // Programs of several files are told from others, what a run wrote is checked, and a known data frame is a table: 23.9 and 25.3.
    limit: 24.5 * kB,
    esbuildLimit: 26 * kB,
  },
  {
    name: 'python-runtime, steps of a program, once they are shown',
    code: "export { default } from '../../packages/python-runtime/src/player/player.tsx';",
    limit: 13 * kB,
  },
  {
    name: 'api-client',
    code: "export * from '@lemma/api-client';",
    limit: 60 * kB,
    // It keeps all of zod, which is one object for it.
    esbuildLimit: 116 * kB,
  },
];

const entries = [];
for (const { name, code, limit, esbuildLimit = limit, css, documented } of budgets) {
  const size = await bundleSize(code);
  entries.push({
    name,
    gzip: css ? size.cssGzip : size.gzip,
    esbuild: css ? undefined : size.esbuild,
    limit,
    esbuildLimit,
    documented,
  });
}
const over = entries.filter(
  ({ gzip, esbuild = 0, limit, esbuildLimit }) => gzip > limit || esbuild > esbuildLimit,
);
printTable(
  entries.map((entry) => ({
    entry: entry.name,
    'Vite, gzip kB': (entry.gzip / kB).toFixed(1),
    'esbuild, gzip kB': entry.esbuild === undefined ? '' : (entry.esbuild / kB).toFixed(1),
    'limits kB':
      entry.esbuildLimit === entry.limit
        ? (entry.limit / kB).toFixed(1)
        : `${(entry.limit / kB).toFixed(1)}, ${(entry.esbuildLimit / kB).toFixed(1)}`,
    '': over.includes(entry) ? 'OVER' : '',
  })),
  { entries },
);

/** What the documentation says of the sizes: kilobytes in Vite, gzipped. */
const sizesFile = join(import.meta.dirname, '../docs/guide/sizes.json');
const sizes = entries.flatMap(({ documented, gzip }) =>
  documented === undefined ? [] : [{ name: documented, kilobytes: Number((gzip / kB).toFixed(1)) }],
);
const sizesText = `${JSON.stringify(sizes, undefined, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(sizesFile, sizesText);
const isDocumented = readFileSync(sizesFile, 'utf8') === sizesText;
if (!isDocumented)
  console.error('docs/guide/sizes.json says other sizes. Write them anew: pnpm size --write.');
process.exitCode = over.length === 0 && isDocumented ? 0 : 1;
