import { join } from 'node:path';
import { createServer } from 'vite';
import type { DrawExample } from './compile-docs.ts';

type Drawing = typeof import('../../src/docs/draw-example.tsx');

/** The components of lessons in Node: their sources are TSX, which Vite turns into modules. Call `close` when all is drawn. */
export async function openDrawing(): Promise<{
  readonly draw: DrawExample;
  readonly close: () => Promise<void>;
}> {
  const conditions = ['@lemma/source'];
  const server = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: {
      noExternal: [/^@lemma\//],
      resolve: { conditions, externalConditions: conditions },
    },
  });
  const { openDrawing: open } = (await server.ssrLoadModule(
    '/src/docs/draw-example.tsx',
  )) as Drawing;
  return { draw: await open(), close: async () => server.close() };
}
