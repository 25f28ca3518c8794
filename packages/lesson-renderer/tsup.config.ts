import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { inlineCss, scriptFolder } from '@lemma/bundling/inline-css';
import { leanCss } from '@lemma/bundling/lean-css';
import { thirdPartyLicences } from '@lemma/bundling/third-party';
import { jsonSchemas } from './src/editor/json-schemas.ts';

/**
 * What tsc cannot make. The modules themselves are tsc's, one file for each: a bundler of the host's leaves out what a page
 * does not use, which it cannot within a file that holds many (decision 0106).
 */
export default defineConfig([
  {
    // The one module that imports CSS as text.
    entry: { 'element/shadow-styles': 'src/element/shadow-styles.ts' },
    format: 'esm',
    target: 'es2022',
    dts: false,
    sourcemap: true,
    esbuildPlugins: [inlineCss()],
  },
  {
    // Fonts lie beside the styles; browsers that read this CSS all read woff2.
    entry: ['src/styles.css'],
    format: 'esm',
    outDir: 'dist',
    minify: true,
    noExternal: [/.*/],
    esbuildPlugins: [thirdPartyLicences('dist/THIRD-PARTY-LICENCES.txt')],
    loader: { '.woff2': 'file', '.woff': 'empty', '.ttf': 'empty' },
    // The version of a font is that of the package: a hash in its name is what no gzip makes smaller.
    esbuildOptions: (options) => {
      options.assetNames = '[name]';
    },
    onSuccess: async () => {
      writeFileSync('dist/styles.css', leanCss(readFileSync('dist/styles.css', 'utf8')));
      mkdirSync('dist/schemas', { recursive: true });
      for (const [name, schema] of Object.entries(jsonSchemas()))
        writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);
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
