import { defineConfig, type Options } from 'tsup';

const shared: Options = { format: 'esm', target: 'es2022', dts: false, splitting: true };

export default defineConfig([
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/compile/index.ts',
      'src/element/index.ts',
      'src/server/index.tsx',
      'src/cli/main.ts',
    ],
    external: [/^@lemma\//],
  },
  {
    // Fonts lie beside the styles; browsers that read this CSS all read woff2.
    entry: ['src/styles.css'],
    format: 'esm',
    outDir: 'dist',
    minify: true,
    noExternal: [/.*/],
    loader: { '.woff2': 'file', '.woff': 'empty', '.ttf': 'empty' },
  },
  {
    ...shared,
    // One script tag: React and all else inside.
    entry: { 'element/lemma-lesson': 'src/element/index.ts' },
    minify: true,
    noExternal: [/.*/],
    env: { NODE_ENV: 'production' },
    platform: 'browser',
    esbuildOptions: (options) => {
      options.conditions = ['@lemma/source'];
    },
  },
]);
