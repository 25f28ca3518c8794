import { reactRouter } from '@react-router/dev/vite';
import { pythonRuntime } from '@lemma/python-runtime/vite';
import { defineConfig } from 'vite';
import { articles } from './vite/articles.ts';
import { docsSite } from './vite/docs/docs-pages.ts';
import { graphLayouts } from './vite/graph-layouts.ts';
import { searchIndex } from './vite/search-index.ts';

const conditions = ['@lemma/source'];
const edge = process.env['EDGE_URL'] ?? 'http://localhost:4400';

/** What every page begins with; the texts that only toasts show are not. */
const everyPage =
  /platform\/src\/(?:errors\/(?:error-|report-error|route-error|user-actions|not-found\.|log\.)|shell\/(?:first-layout|navigation|logo|link-list|use-hydrated))/u;

export default defineConfig({
  plugins: [articles(), docsSite(), graphLayouts(), searchIndex(), pythonRuntime(), reactRouter()],
  // What a page says of the year as it is written, so that it hydrates in a later one too.
  define: {
    // Only a site whose owner asks for it counts its pages.
    'import.meta.env.VITE_COUNT_USAGE': JSON.stringify(process.env['VITE_COUNT_USAGE'] ?? 'no'),
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@lemma\//],
    resolve: { conditions, externalConditions: conditions },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file of these and of what they import (React, the button): compressed together they are smaller.
            codeSplitting: { groups: [{ name: 'every-page', test: everyPage }] },
          },
        },
      },
    },
  },
  server: {
    proxy: { '/edge': edge, '/edukg': edge, '/config.json': edge, '/python-packages': edge },
  },
});
