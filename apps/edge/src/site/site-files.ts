import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentTypeOf, isText } from './content-type.ts';
import { pagePolicy, type PolicyOptions, pythonPolicy } from './policy.ts';
import { redirectsName } from './redirects.ts';

/** Encodings that the build writes beside a file, the preferred one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The bytes of a file in one encoding. */
export interface Representation {
  readonly path: string;
  readonly size: number;
  /** Strong: it is made from the content. */
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly policy: string | undefined;
  readonly plain: Representation;
  readonly encoded: Readonly<Partial<Record<Encoding, Representation>>>;
}

/** The document of the frame that Python runs in. */
const pythonFrame = /^python\/[^/]+\/frame\.html$/u;

/** Written by the build (apps/platform/vite/immutable-files.ts) and not served. */
const manifestName = 'immutable-files.json';
const manifest = z.array(z.string());

/** Every file of a built site by its address, as `/about/index.html`. Throws if the directory holds no built site. */
export async function readSiteFiles(
  directory: string,
  options: PolicyOptions,
): Promise<ReadonlyMap<string, SiteFile>> {
  const sizes = await sizesIn(directory);
  if (!sizes.has('index.html'))
    throw new Error(`There is no index.html in ${directory}. Build the site, or unset SITE_DIR.`);
  const immutable = await readManifest(directory);
  const frame = [...sizes.keys()].find((path) => pythonFrame.test(path));
  const frameDocument = frame && (await readFile(join(directory, frame), 'utf8'));
  const files = new Map<string, SiteFile>();
  for (const [path, size] of sizes) {
    const isEncodedCopy = /\.(?:br|gz)$/u.test(path) && sizes.has(path.slice(0, -3));
    if (isEncodedCopy || path === manifestName || path === redirectsName) continue;
    const place = join(directory, path);
    const content = await readFile(place);
    const type = contentTypeOf(path);
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const encoded: Partial<Record<Encoding, Representation>> = {};
    for (const encoding of isText(type) ? encodings : []) {
      const encodedSize = sizes.get(path + suffixes[encoding]);
      if (encodedSize !== undefined)
        encoded[encoding] = {
          path: place + suffixes[encoding],
          size: encodedSize,
          etag: `"${digest}-${encoding}"`,
        };
    }
    files.set(`/${path}`, {
      type,
      cache: immutable.has(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      policy: policyOf(path, content, options, frameDocument),
      plain: { path: place, size, etag: `"${digest}"` },
      encoded,
    });
  }
  return files;
}

async function sizesIn(directory: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const path of glob(['**/*', '.well-known/*'], { cwd: directory })) {
    const found = await stat(join(directory, path));
    if (found.isFile()) sizes.set(path, found.size);
  }
  return sizes;
}

async function readManifest(directory: string): Promise<ReadonlySet<string>> {
  const path = join(directory, manifestName);
  try {
    return new Set(manifest.parse(JSON.parse(await readFile(path, 'utf8'))));
  } catch (cause) {
    throw new Error(
      `${path} does not list the files that never change. Build the site again: the build writes it.`,
      { cause },
    );
  }
}

function policyOf(
  path: string,
  content: Buffer,
  options: PolicyOptions,
  frameDocument: string | undefined,
): string | undefined {
  if (path.startsWith('python/')) return pythonPolicy;
  return path.endsWith('.html')
    ? pagePolicy(content.toString('utf8'), options, frameDocument)
    : undefined;
}
