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
      'src/node/sandbox-main.ts',
      'src/assets/compile-thread.ts',
      'src/vite/index.ts',
      'src/cli/lemma-python.ts',
    ],
    clean: true,
    splitting: true,
    onSuccess: async () => {
      cpSync('src/python', 'dist/python', { recursive: true });
      mkdirSync('dist/assets', { recursive: true });
      cpSync('src/assets/compile-modules.py', 'dist/assets/compile-modules.py');
      cpSync('src/licences', 'dist/licences', { recursive: true });
      cpSync('src/styles.css', 'dist/styles.css');
      cpSync('src/styles', 'dist/styles', { recursive: true });
      const { pythonAsset } = await import('./src/assets/python-assets.ts');
      mkdirSync('dist/files', { recursive: true });
      // What a host would need ten seconds and a Node with stack switching to make.
      for (const name of ['python-stdlib.zip', 'python-snapshot.bin'] as const) {
        writeFileSync(
          `dist/files/${name}`,
          await pythonAsset(name, 'node_modules/.cache/lemma-python'),
        );
      }
    },
  },
  {
    ...common,
    // Each is one script: a host serves it as it is, Pyodide's starter inside the worker's.
    entry: { 'worker/main': 'src/worker/main.ts', 'frame/main': 'src/frame/main.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    // What Pyodide names as globals is this package's own: the worker has no network.
    inject: ['src/worker/network.ts'],
    splitting: false,
    minify: true,
    platform: 'browser',
    noExternal: [/.*/],
  },
]);
