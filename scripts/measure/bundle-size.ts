/** What an import costs a page: the code is bundled as a host would, and what loads at once is gzipped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

export interface BundleSize {
  /** Gzipped bytes of the code that loads at once: the entry and its static imports. */
  readonly gzip: number;
  /** Gzipped bytes of the CSS, fonts not counted. */
  readonly cssGzip: number;
}

/** Bundles `code` (an ES module) without React and measures it. */
export async function bundleSize(
  code: string,
  external: readonly (string | RegExp)[] = [],
): Promise<BundleSize> {
  const scratch = mkdtempSync(join(root, 'node_modules/.size-'));
  try {
    const entry = join(scratch, 'entry.ts');
    writeFileSync(entry, code);
    const result = await build({
      configFile: false,
      root,
      logLevel: 'error',
      resolve: { conditions: ['@lemma/source', 'module', 'browser', 'production'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: [/^react(-dom)?($|\/)/, ...external],
        },
      },
    });
    const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
    const files = outputs.flatMap(({ output }) => output);
    return { gzip: firstLoad(files), cssGzip: cssBytes(files) };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

type OutputFile = Rolldown.RolldownOutput['output'][number];

function firstLoad(files: readonly OutputFile[]): number {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const queue = [...chunks.values()]
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => chunk.fileName);
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    queue.push(...chunk.imports);
  }
  return bytes;
}

function cssBytes(files: readonly OutputFile[]): number {
  return files
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .reduce(
      (sum, file) => sum + (file.type === 'asset' ? gzipSync(file.source, { level: 9 }).length : 0),
      0,
    );
}
