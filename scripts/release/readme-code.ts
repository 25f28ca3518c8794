import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { command, root } from '../packing/command.ts';

const fence = /(?:<!-- context\n([\s\S]*?)-->\n+)?```(tsx?)\n([\s\S]*?)```/g;

/**
 * Compiles the TypeScript of every package's README as a reader would copy it, all in one run. What an example
 * takes for granted stands before it in a comment, `<!-- context … -->`, which npm's page does not show.
 */
export async function readmeProblems(): Promise<readonly string[]> {
  const folder = join(root, 'node_modules/.readme-code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    const files = globSync('packages/*/README.md', { cwd: root }).flatMap((file) =>
      examplesOf(file).map(({ name, code }) => {
        writeFileSync(join(folder, name), code);
        return name;
      }),
    );
    writeFileSync(join(folder, 'lesson.json'), '{}');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, files }));
    const { ok, output } = await command('tsc', ['-p', folder]);
    return ok ? [] : output.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The examples of one README, named by the line where they begin. */
function examplesOf(file: string): { readonly name: string; readonly code: string }[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(fence)].map(
    ({ index, 1: context = '', 2: kind = 'ts', 3: code = '' }) => {
      const line = text.slice(0, index).split('\n').length;
      return {
        name: `${basename(dirname(file))}-line-${line}.${kind}`,
        code: `${context}${code}\nexport {};\n`,
      };
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
    paths: { '@lemma/ui': ['../../packages/ui/src/index.ts'] },
  },
};
