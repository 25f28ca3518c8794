/** `pnpm size`: what each entry costs a page, gzipped, beyond React, against its budget. */
import { bundleSize } from './measure/bundle-size.ts';
import { printTable } from './measure/table.ts';

const kB = 1000;

interface Budget {
  readonly name: string;
  readonly code: string;
  readonly limit: number;
  readonly css?: boolean;
}

/** Budgets are promises: raise one only with a reason in the commit. */
const budgets: readonly Budget[] = [
  {
    name: 'learning-engine',
    // With the comparison of algebraic expressions, the scores of points and of kinds of third parties, lessons that replace others, the weekly quiz, the length of a study, rest days and days that begin late, the backlog and a recall of one's own: 36.5.
    code: "export * from '@lemma/learning-engine';",
    limit: 37 * kB,
  },
  {
    name: 'lesson-renderer, compiled lesson',
    code: "export { Lesson } from '@lemma/lesson-renderer';",
    limit: 12 * kB,
  },
  {
    name: 'lesson-renderer, styles',
    // With typed coordinates of points, the second try, answers compared with the solution, nine kinds of question and predictions: 12.2.
    code: "import '@lemma/lesson-renderer/styles.css';",
    limit: 12.5 * kB,
    css: true,
  },
  {
    name: 'lesson-renderer, live preview',
    // What `<Lesson source>` loads: no entry of the package, and without the content rules.
    code: "export * from '../../packages/lesson-renderer/src/compile/compile-fragment.ts';",
    // With algebra, since a preview checks the key of an expression against its mistakes; without what reads YAML: 143.0.
    limit: 145 * kB,
  },
  {
    name: 'lesson-renderer, live preview of a text with graphs',
    // Graphs are YAML: what reads it comes with them.
    code: `export * from '../../packages/lesson-renderer/src/compile/compile-fragment.ts';
export * from '../../packages/lesson-renderer/src/graph/compile.ts';`,
    // Kinds of question, which templates compile in the page, those of third parties, too, and the blocks that prove
    // their keys by running them: 167.8.
    limit: 168.5 * kB,
  },
  { name: 'widgets, registry', code: "export { widgets } from '@lemma/widgets';", limit: 3 * kB },
  { name: 'python-runtime', code: "export * from '@lemma/python-runtime';", limit: 17 * kB },
  {
    name: 'python-runtime, React parts before a cell is touched',
    code: "export { PythonProvider, PythonCell } from '@lemma/python-runtime/react';",
    // Programs of several files are told from others, and what a run wrote is checked: 25.3.
    limit: 23 * kB,
  },
  {
    name: 'python-runtime, steps of a program, once they are shown',
    code: "export { default } from '../../packages/python-runtime/src/player/player.tsx';",
    limit: 13 * kB,
  },
  { name: 'api-client', code: "export * from '@lemma/api-client';", limit: 60 * kB },
];

const entries = [];
for (const { name, code, limit, css } of budgets) {
  const size = await bundleSize(code);
  entries.push({ name, gzip: css ? size.cssGzip : size.gzip, limit });
}
const over = entries.filter(({ gzip, limit }) => gzip > limit);
printTable(
  entries.map(({ name, gzip, limit }) => ({
    entry: name,
    'gzip kB': (gzip / kB).toFixed(1),
    'limit kB': (limit / kB).toFixed(0),
    '': gzip > limit ? 'OVER' : '',
  })),
  { entries },
);
process.exitCode = over.length === 0 ? 0 : 1;
