import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { command, root } from '../packing/command.ts';

/** READMEs of the packages, the guides of the documentation, and the guides and pages of Storybook. */
const pages = ['README.md', 'packages/*/README.md', 'docs/guide/*.md', 'docs/storybook/**/*.mdx'];

const fence =
  /(?:(?:<!--|\{\/\*) context\n([\s\S]*?)(?:-->|\*\/\})\n+)?```(tsx?)\n(?:\/\/ ([\w-]+\.tsx?)\n)?([\s\S]*?)```/g;

/**
 * Compiles the TypeScript of every README and guide as a reader would copy it, all in one run. What an example takes
 * for granted stands before it in a comment that the page does not show, `context` its first word. An example whose
 * first line is the name of a file (`// counter.ts`) is that file for the others of its page.
 */
export async function readerCodeProblems(): Promise<readonly string[]> {
  const folder = join(root, 'node_modules/.reader-code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    const files = pages
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .flatMap((page) => writeExamples(page, folder));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, files }));
    const { ok, output } = await command('tsc', ['-p', folder]);
    return ok ? [] : output.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the examples of one page into a folder of its own; their names tell the line where they begin. */
function writeExamples(page: string, folder: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const place = `${basename(dirname(page))}-${basename(page).replace(/\.mdx?$/, '')}`;
  mkdirSync(join(folder, place));
  writeFileSync(join(folder, place, 'lesson.json'), '{}');
  return [...text.matchAll(fence)].map(
    ({ index, 1: context = '', 2: kind = 'ts', 3: name, 4: code = '' }) => {
      const line = text.slice(0, index).split('\n').length;
      const file = join(place, name ?? `line-${line}.${kind}`);
      writeFileSync(join(folder, file), `${context}${code}\nexport {};\n`);
      return file;
    },
  );
}

const tsconfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node', 'react', 'react-dom', 'vite/client'],
    noUnusedLocals: false,
    resolveJsonModule: true,
    paths: {
      '@lemma/ui': ['../../packages/ui/src/index.ts'],
      'react-router': ['../../apps/platform/node_modules/react-router'],
    },
  },
};
