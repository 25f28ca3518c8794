import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { inlineCss, scriptFolder, woff2Only } from '@lemma/bundling/inline-css';

const shared: Options = { format: 'esm', target: 'es2022', dts: false, splitting: true };

export default defineConfig([
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/compile/index.ts',
      'src/course/index.ts',
      'src/element/index.ts',
      'src/embed/index.ts',
      'src/events/index.ts',
      'src/interaction/index.ts',
      'src/server/index.tsx',
      'src/cli/main.ts',
    ],
    external: [/^@lemma\//],
    esbuildPlugins: [inlineCss()],
  },
  {
    // Fonts lie beside the styles; browsers that read this CSS all read woff2.
    entry: ['src/styles.css'],
    format: 'esm',
    outDir: 'dist',
    minify: true,
    noExternal: [/.*/],
    loader: { '.woff2': 'file', '.woff': 'empty', '.ttf': 'empty' },
    onSuccess: async () => {
      writeFileSync('dist/styles.css', woff2Only(readFileSync('dist/styles.css', 'utf8')));
    },
  },
  {
    ...scriptFolder(
      {
        'lemma-lesson': 'src/script/lemma-lesson.ts',
        embed: 'src/script/embed.ts',
        'embed-lesson': 'src/embed/embed-lesson.ts',
      },
      'dist/script',
    ),
    onSuccess: async () => cpSync('src/script/embed.html', 'dist/script/embed.html'),
  },
]);
