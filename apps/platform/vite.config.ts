import { reactRouter } from '@react-router/dev/vite';
import { pythonRuntime } from '@lemma/python-runtime/vite';
import { defineConfig } from 'vite';
import { articles } from './vite/articles.ts';
import { graphLayouts } from './vite/graph-layouts.ts';

const conditions = ['@lemma/source'];
const edge = process.env['EDGE_URL'] ?? 'http://localhost:4400';

export default defineConfig({
  plugins: [articles(), graphLayouts(), pythonRuntime(), reactRouter()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@lemma\//],
    resolve: { conditions, externalConditions: conditions },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/edge': edge, '/edukg': edge, '/config.json': edge } },
});
