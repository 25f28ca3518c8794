/** A built folder as a plain static host would serve it: compressed files that lie beside, long cache for hashed ones. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticServerOptions {
  /** JSON for paths that a server behind the folder would answer. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The page for a path that is not there, inside the folder. */
  readonly notFound?: string;
}

export interface StaticServer {
  /** Origin, without a slash at its end. */
  readonly url: string;
  readonly close: () => void;
}

/** Serves a folder on a free port. */
export async function serveFolder(
  folder: string,
  { answers = {}, notFound }: StaticServerOptions = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname in answers) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answers[pathname]));
      return;
    }
    const found = fileAt(folder, pathname);
    const file = found ?? (notFound === undefined ? undefined : join(folder, notFound));
    response.statusCode = found ? 200 : 404;
    if (!file) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (pathname.startsWith('/assets/'))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const isZipped = existsSync(`${file}.br`);
    if (isZipped) response.setHeader('Content-Encoding', 'br');
    response.end(readFileSync(isZipped ? `${file}.br` : file));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileAt(folder: string, path: string): string | undefined {
  const wanted = join(folder, normalize(decodeURIComponent(path)));
  if (!wanted.startsWith(folder)) return undefined;
  return [wanted, join(wanted, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
