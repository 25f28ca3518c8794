import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf, isText } from './content-type.ts';
import { commonHeaders, pagePolicy, type PolicyOptions, workerPolicy } from './policy.ts';

interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly policy: string | undefined;
  /** Encodings that lie beside it, precompressed. */
  readonly encodings: ReadonlySet<string>;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Addresses that the app answers itself: they get the page without content, which the browser then fills. */
const appRoutes =
  /^\/(?:learn|account|login|signup|payment|subscription|subscribe|courses)(?:\/|$)/u;

/**
 * The built site, from a directory that is read once: what is not listed then is not served, whatever the path
 * says. Small files are answered from memory, the rest from disk.
 */
export class Site {
  readonly #directory: string;
  readonly #files: ReadonlyMap<string, SiteFile>;

  constructor(directory: string, options: PolicyOptions) {
    this.#directory = directory;
    const paths = globSync('**/*', { cwd: directory }).filter((path) =>
      statSync(join(directory, path)).isFile(),
    );
    if (!paths.includes('index.html'))
      throw new Error(`There is no index.html in ${directory}. Build the site, or unset SITE_DIR.`);
    const all = new Set(paths);
    this.#files = new Map(
      paths
        .filter(
          (path) => !(path.endsWith('.br') || path.endsWith('.gz')) || !all.has(path.slice(0, -3)),
        )
        .map((path) => [`/${path}`, describeFile(directory, path, all, options)]),
    );
  }

  /** The answer to a GET or HEAD of a path. */
  serve(request: Request): Response {
    const pathname = decoded(new URL(request.url).pathname);
    const file = pathname === undefined ? undefined : this.#find(pathname);
    if (file) return this.#respond(request, file, 200);
    const folder = pathname === undefined ? '' : parentOf(pathname);
    const near = folder === '' ? undefined : this.#missingIn(folder);
    if (near) return this.#respond(request, near, 404);
    const fallback = this.#files.get('/__spa-fallback.html');
    if (pathname !== undefined && fallback && appRoutes.test(pathname))
      return this.#respond(request, fallback, 200);
    const missing = this.#missingIn('') ?? fallback;
    if (missing) return this.#respond(request, missing, 404);
    return new Response('Not found', { status: 404, headers: commonHeaders });
  }

  /** A folder's own page for what is not in it: the app takes over the page that it would draw itself. */
  #missingIn(folder: string): SiteFile | undefined {
    return this.#files.get(`${folder}/404.html`) ?? this.#files.get(`${folder}/404/index.html`);
  }

  #find(pathname: string): SiteFile | undefined {
    const trimmed = withoutEndSlash(pathname);
    const internal = /^\/__spa-fallback(?:\.html)?$|\/404(?:\.html|\/index\.html)?$/u.test(trimmed);
    if (internal) return undefined;
    return (
      this.#files.get(pathname) ??
      this.#files.get(`${trimmed}/index.html`) ??
      this.#files.get(`${trimmed}.html`)
    );
  }

  #respond(request: Request, file: SiteFile, status: number): Response {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find(
      (one) =>
        file.encodings.has(one) &&
        new RegExp(`\\b${one}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`, 'u').test(accepted),
    );
    const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
    const headers = new Headers({
      ...commonHeaders,
      'content-type': file.type,
      'cache-control': file.cache,
      etag,
      ...(file.encodings.size > 0 ? { vary: 'accept-encoding' } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(file.policy ? { 'content-security-policy': file.policy } : {}),
    });
    if (status === 200 && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    const path = join(this.#directory, file.path) + (encoding ? suffixes[encoding] : '');
    const body = request.method === 'HEAD' ? null : readFileSync(path);
    return new Response(body, { status, headers });
  }
}

function describeFile(
  directory: string,
  path: string,
  all: ReadonlySet<string>,
  options: PolicyOptions,
): SiteFile {
  const content = readFileSync(join(directory, path));
  const type = contentTypeOf(path);
  const hashed = /^assets\/|-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/u.test(path);
  return {
    path,
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    policy: policyOf(path, content, options),
    encodings: new Set(
      Object.entries(suffixes)
        .filter(([, suffix]) => isText(type) && all.has(path + suffix))
        .map(([encoding]) => encoding),
    ),
  };
}

function policyOf(path: string, content: Buffer, options: PolicyOptions): string | undefined {
  if (path.endsWith('.html')) return pagePolicy(content.toString('utf8'), options);
  return path.startsWith('python/') ? workerPolicy : undefined;
}

const withoutEndSlash = (pathname: string) => pathname.replace(/\/+$/u, '');

/** The folder that a path lies in; empty for the site's root. */
const parentOf = (pathname: string) => withoutEndSlash(pathname).replace(/\/[^/]*$/u, '');

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
