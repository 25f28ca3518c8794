/** The built site as a plain static host would serve it: the compressed files that lie beside, long cache for hashed files, a real 404. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { siteDir } from '../../scripts/site-build.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** What the server would answer to a visitor from the USA; the bench measures pages, not the server. */
const answers: Readonly<Record<string, unknown>> = {
  '/edge/country-check': { country_code: 'US', can_purchase: true, message: '' },
  '/config.json': {
    auth: { domain: 'http://localhost:1', client_id: 'bench', audience: 'https://api.lemma.local' },
    build_commit: 'bench',
    prices: null,
    show_discounted_prices: false,
  },
};

function fileOf(path: string): { readonly file: string; readonly status: 200 | 404 } {
  const wanted = join(siteDir, normalize(decodeURIComponent(path)));
  if (wanted.startsWith(siteDir)) {
    for (const file of [wanted, join(wanted, 'index.html')])
      if (existsSync(file) && statSync(file).isFile()) return { file, status: 200 };
  }
  return { file: join(siteDir, '404/index.html'), status: 404 };
}

/** Starts it on a free port; `close` ends it. */
export async function serveSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname in answers) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answers[pathname]));
      return;
    }
    const { file, status } = fileOf(pathname);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    if (pathname.startsWith('/assets/'))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const zipped = existsSync(`${file}.br`);
    if (zipped) response.setHeader('Content-Encoding', 'br');
    response.end(readFileSync(zipped ? `${file}.br` : file));
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
