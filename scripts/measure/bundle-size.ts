/**
 * What an import costs a page: the code is bundled as hosts do, by Vite and by esbuild, from the built packages, which are what
 * npm gives. What loads at once is gzipped.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild, type Metafile, type OutputFile as EsbuildFile } from 'esbuild';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

const conditions = ['module', 'browser', 'production'];

export interface BundleSize {
  /** Gzipped bytes of the code that loads at once: the entry and its static imports. */
  readonly gzip: number;
  /** The same where esbuild bundles. */
  readonly esbuild: number;
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
      resolve: { conditions },
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
    return {
      gzip: firstLoad(files),
      esbuild: await sizeByEsbuild(entry, scratch),
      cssGzip: cssBytes(files),
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function sizeByEsbuild(entry: string, scratch: string): Promise<number> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    absWorkingDir: root,
    outdir: join(scratch, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    conditions,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    loader: { '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty' },
  });
  return atOnce(metafile, outputFiles);
}

function atOnce({ outputs }: Metafile, files: readonly EsbuildFile[]): number {
  const queue = Object.keys(outputs).filter(
    (name) => outputs[name]?.entryPoint !== undefined && name.endsWith('/entry.js'),
  );
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const output = outputs[name];
    if (!output || seen.has(name)) continue;
    seen.add(name);
    const file = files.find(({ path }) => path === join(root, name ?? ''));
    if (file) bytes += gzipSync(file.contents, { level: 9 }).length;
    queue.push(
      ...output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    );
  }
  return bytes;
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
    // Vite's own helper: an app has it once, with its first module that loads later.
    if (!chunk || seen.has(name) || Object.keys(chunk.modules).every(isVites)) continue;
    seen.add(name);
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    queue.push(...chunk.imports);
  }
  return bytes;
}

const isVites = (module: string): boolean => module === '\0vite/preload-helper.js';

function cssBytes(files: readonly OutputFile[]): number {
  return files
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .reduce(
      (sum, file) => sum + (file.type === 'asset' ? gzipSync(file.source, { level: 9 }).length : 0),
      0,
    );
}
