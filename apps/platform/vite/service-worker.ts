import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { sortSiteFiles } from '../src/offline/site-cache.ts';

const entry = join(import.meta.dirname, '../src/offline/service-worker.ts');

/** Writes `/service-worker.js` into a finished build of the site: it knows the build's files by their names. */
export async function writeServiceWorker(siteDir: string): Promise<void> {
  const paths = globSync('**/*', { cwd: siteDir })
    .filter((path) => statSync(join(siteDir, path)).isFile())
    .map((path) => `/${path}`);
  const files = sortSiteFiles(paths);
  const hash = createHash('sha256').update(JSON.stringify(files));
  hash.update(readFileSync(join(siteDir, '__spa-fallback.html')));
  hash.update(readFileSync(entry));
  const version = hash.digest('hex').slice(0, 12);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { LEMMA_SITE_FILES: JSON.stringify({ version, ...files }) },
    resolve: { conditions: ['@lemma/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'lemma', fileName: 'service-worker' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The service worker did not build.');
  writeFileSync(join(siteDir, 'service-worker.js'), script.code);
}
