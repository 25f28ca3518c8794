import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as ServerSide from './server-side.ts';

const shared = {
  configFile: false,
  logLevel: 'error',
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** Bundles `page.ts` for a script tag into a folder. */
export async function bundlePage(outDir: string): Promise<void> {
  await build({
    ...shared,
    resolve: { conditions: ['@lemma/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      lib: { entry: 'page.ts', formats: ['iife'], name: 'page', fileName: () => 'page.js' },
    },
  });
}

/** Loads `server-side.ts` as a production server would run it. */
export async function loadServerSide(): Promise<typeof ServerSide> {
  const outDir = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const conditions = ['@lemma/source', 'module', 'node', 'production'];
  try {
    await build({
      ...shared,
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        outDir,
        ssr: 'server-side.ts',
        rolldownOptions: { output: { entryFileNames: 'server-side.mjs' } },
      },
    });
    const url = pathToFileURL(join(outDir, 'server-side.mjs')).href;
    return (await import(url)) as typeof ServerSide;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
