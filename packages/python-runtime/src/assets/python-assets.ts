import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleScript } from './bundle-script.ts';
import { compileStdlib } from './compile-stdlib.ts';
import { frameDocument } from './frame-document.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { limitMemory } from './memory-limit.ts';
import { quickLoader } from './quick-loader.ts';
import { codeFolder, emptyLock, pyodideFolder } from './package-files.ts';

/** Names of the files that a page needs, all in one folder. */
export const assetNames = [
  'frame.html',
  'worker.js',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python-stdlib.zip',
  'pyodide-lock.json',
  'python-snapshot.bin',
] as const;
export type AssetName = (typeof assetNames)[number];

const maxMemoryMiB = 1024;
const hashedFolders = [
  'assets',
  'files',
  'frame',
  'interpreter',
  'protocol',
  'python/lemma_runtime',
  'snapshot',
  'worker',
];
let stamp: string | undefined;

/** Hash of everything the files are made of: the folder name under which a host may cache them for ever. */
export function assetStamp(): string {
  return (stamp ??= hashOfSources());
}

/** Python's hash seed in the snapshot: 32 bits, and others for other files. */
function hashSeed(): number {
  return Number.parseInt(assetStamp().slice(0, 8), 16);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(pyodideFolder(), 'package.json')));
  for (const folder of hashedFolders) {
    const path = join(codeFolder(), folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path).sort()) {
      if (/\.(py|ts|js|zip|bin)$/.test(name) && !/\.test\./.test(name))
        hash.update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const making = new Map<string, Promise<Uint8Array>>();

/** Makes one file; the slow ones are kept in `cacheFolder` from one call to the next. */
export function pythonAsset(name: AssetName, cacheFolder: string): Promise<Uint8Array> {
  const cached = join(cacheFolder, assetStamp(), name);
  // Several pages ask at once: the slow files are made for the first.
  const made = making.get(cached) ?? readOrMake(name, cached);
  making.set(cached, made);
  const forget = () => making.delete(cached);
  void made.then(forget, forget);
  return made;
}

async function readOrMake(name: AssetName, cached: string): Promise<Uint8Array> {
  if (existsSync(cached)) return readFileSync(cached);
  const shipped = join(codeFolder(), 'files', name);
  if (existsSync(shipped)) return readFileSync(shipped);
  return keepFirst(cached, await make(name, cached));
}

async function make(name: AssetName, cached: string): Promise<Uint8Array> {
  switch (name) {
    case 'frame.html':
      return new TextEncoder().encode(frameDocument(await bundleScript('frame')));
    case 'worker.js':
      return new TextEncoder().encode(await bundleScript('worker'));
    case 'python-stdlib.zip':
      return compileStdlib();
    case 'pyodide.asm.wasm':
      return limitMemory(readFileSync(join(pyodideFolder(), name)), maxMemoryMiB);
    case 'python-snapshot.bin':
      return snapshotOf(dirname(cached));
    case 'pyodide-lock.json':
      return withoutPackages();
    case 'pyodide.asm.mjs':
      return withDigest(
        unpaired(),
        await pythonAsset('python-snapshot.bin', dirname(dirname(cached))),
      );
  }
}

/** The loader before it knows its snapshot, which is made with it. */
function unpaired(): string {
  return quickLoader(
    readFileSync(join(pyodideFolder(), 'pyodide.asm.mjs'), 'utf8'),
    readFileSync(join(pyodideFolder(), 'pyodide.mjs'), 'utf8'),
  );
}

/** Says at the loader's end which snapshot pairs with it: `runtime/shared-files.ts` reads it, and a page takes no other. */
function withDigest(loader: string, snapshot: Uint8Array): Uint8Array {
  const digest = createHash('sha256').update(snapshot).digest('hex');
  return new TextEncoder().encode(`${loader.trimEnd()}\n// snapshot sha256 ${digest}\n`);
}

/** Makes the snapshot from the other files, which lie in a temporary folder meanwhile. */
async function snapshotOf(folder: string): Promise<Uint8Array> {
  mkdirSync(folder, { recursive: true });
  const parts = mkdtempSync(join(folder, 'snapshot-parts-'));
  try {
    writeFileSync(join(parts, 'pyodide.asm.mjs'), unpaired());
    for (const name of ['pyodide.asm.wasm', 'python-stdlib.zip'] as const)
      writeFileSync(join(parts, name), await pythonAsset(name, dirname(folder)));
    return await makeSnapshot(parts, hashSeed());
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
}

/**
 * Never half a file, and never two: another process may make the same file meanwhile. Two snapshots differ, and the loader names
 * one of them, so the first that is whole stays and is given to all.
 */
function keepFirst(path: string, bytes: Uint8Array): Uint8Array {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, bytes);
  try {
    linkSync(partial, path);
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(path);
    // A file system without links: the last one stays.
    renameSync(partial, path);
    return bytes;
  } finally {
    rmSync(partial, { force: true });
  }
}

/** The lock file's heading alone: packages are looked up in the full one, when a program imports one. */
function withoutPackages(): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(emptyLock()));
}
