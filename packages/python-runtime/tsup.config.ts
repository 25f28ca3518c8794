import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const common = {
  format: 'esm',
  target: 'es2022',
  dts: false,
  external: [/^@lemma\//, 'vite'],
} as const;

export default defineConfig([
  {
    ...common,
    entry: [
      'src/index.ts',
      'src/react/index.ts',
      'src/node/index.ts',
      'src/node/python-thread.ts',
      'src/service-worker/index.ts',
      'src/vite/index.ts',
      'src/cli/lemma-python.ts',
    ],
    clean: true,
    splitting: true,
    onSuccess: async () => {
      cpSync('src/python', 'dist/python', { recursive: true });
      mkdirSync('dist/assets', { recursive: true });
      cpSync('src/assets/compile-stdlib.py', 'dist/assets/compile-stdlib.py');
      cpSync('src/styles.css', 'dist/styles.css');
      cpSync('src/styles', 'dist/styles', { recursive: true });
      const { compileStdlib } = await import('./src/assets/compile-stdlib.ts');
      mkdirSync('dist/files', { recursive: true });
      writeFileSync('dist/files/python-stdlib.zip', await compileStdlib());
    },
  },
  {
    ...common,
    // The worker is one file: a host serves it as it is, Pyodide's loader inside it.
    entry: { 'worker/main': 'src/worker/main.ts' },
    splitting: false,
    minify: true,
    platform: 'browser',
    noExternal: [/.*/],
  },
]);
