import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { Site } from './site.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-'));
/** Too large to be sent from memory; each byte says where it is. */
const film = Array.from({ length: 50_000 }, (_, index) => String(index).padStart(6, '0')).join('');
const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><script>boot()</script><script src="/assets/a.js"></script>',
  'blog/index.html': 'blog',
  '404.html': 'nothing here',
  'blog/404/index.html': 'no such post',
  'learn/paths/404/index.html': 'no such path',
  '__spa-fallback.html': 'the app',
  'assets/app-AbCd1234.js': 'app()',
  'assets/app-AbCd1234.js.br': brotliCompressSync('app() from brotli'),
  'python/0123456789ab/worker.js': 'worker()',
  'python/0123456789ab/frame.html': '<!doctype html><script>frame()</script>',
  'favicon.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:security@lemma.example',
  '.env': 'SECRET=1',
  'media/study-20260301.webm': film,
  'redirects.json': JSON.stringify({
    '/pricing': '/#pricing',
    '/dashboard': '/learn/my-learning',
    '/signup/*': '/signup',
    '/learn': '/learn/paths',
  }),
  'immutable-files.json': JSON.stringify([
    'assets/app-AbCd1234.js',
    'python/0123456789ab/worker.js',
    'python/0123456789ab/frame.html',
  ]),
};
let server: TestServer;

let site: Site;
beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  writeFileSync(join(directory, '../outside.txt'), 'secret');
  site = await Site.open(directory, { authOrigin: 'https://tenant.test', formOrigins: [] });
  server = await startTestServer('pglite', { site, overHttp: true });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
  rmSync(join(directory, '../outside.txt'));
});

const filmPath = '/media/study-20260301.webm';
const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });

describe('the site', () => {
  it.each([
    ['/pricing', '/#pricing'],
    ['/Pricing/', '/#pricing'],
    ['/dashboard?from=mail', '/learn/my-learning?from=mail'],
    ['/signup/free', '/signup'],
    ['/learn', '/learn/paths'],
    ['/Blog', '/blog'],
    ['/BLOG/?tag=new', '/blog?tag=new'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await server.fetch(path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  it('serves /.well-known, and no other file whose name begins with a dot', async () => {
    const known = await get('/.well-known/security.txt');
    expect(known.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(await known.text()).toContain('Contact:');
    expect((await get('/.env')).status).toBe(404);
  });

  it('keeps the list of redirects to itself', async () => {
    expect((await get('/redirects.json')).status).toBe(404);
  });

  it.each([
    ['/', 200, 'boot()'],
    ['/blog', 200, 'blog'],
    ['/blog/', 200, 'blog'],
    ['/learn/my-learning', 200, 'the app'],
    ['/account', 200, 'the app'],
    ['/desk', 200, 'the app'],
    ['/desk/learners/auth0%7C1', 200, 'the app'],
    ['/desktop', 404, 'nothing here'],
    ['/learning', 404, 'nothing here'],
    ['/nowhere', 404, 'nothing here'],
    ['/blog/nowhere', 404, 'no such post'],
    ['/blog/nowhere/', 404, 'no such post'],
    ['/blog/nowhere/deeper', 404, 'nothing here'],
    ['/learn/paths/nowhere', 404, 'no such path'],
    ['/404', 404, 'nothing here'],
    ['/blog/404', 404, 'no such post'],
    ['/blog/404/index.html', 404, 'nothing here'],
    ['/__spa-fallback.html', 404, 'nothing here'],
    ['/..%2foutside.txt', 404, 'nothing here'],
    ['/%2e%2e/outside.txt', 404, 'nothing here'],
    ['/%zz', 404, 'nothing here'],
    ['/immutable-files.json', 404, 'nothing here'],
  ])('answers %s with %i', async (path, status, content) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(content);
  });

  it('answers a page that was made since the site was built, and asks only where nothing was built', async () => {
    const asked: string[] = [];
    const isPage = async (path: string) => {
      asked.push(path);
      return path === '/learn/paths/new';
    };
    const answer = (path: string) =>
      site.serve(new Request(`https://lemma.example${path}`), isPage);
    expect((await answer('/learn/paths/new')).status).toBe(200);
    expect((await answer('/learn/paths/nowhere')).status).toBe(404);
    expect((await answer('/blog')).status).toBe(200);
    expect(asked).toEqual(['/learn/paths/new', '/learn/paths/nowhere']);
  });

  it('lets browsers keep for ever what the build names by content, and nothing else', async () => {
    const kept = [
      '/assets/app-AbCd1234.js',
      '/python/0123456789ab/worker.js',
      '/python/0123456789ab/frame.html',
    ];
    const asked = [
      ...Object.keys(files)
        .filter((path) => path !== '.env')
        .map((path) => `/${path}`),
      '/',
      '/blog',
      '/learn/my-learning',
      '/account',
      '/login',
      '/payment',
      '/nowhere',
    ];
    for (const path of asked) {
      const { headers } = await get(path);
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        kept.includes(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ]);
    }
  });

  it('sends a page again only if it changed', async () => {
    const page = await get('/blog');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/blog', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const listed = { 'if-none-match': `"other", W/${page.headers.get('etag')}` };
    expect((await get('/blog', listed)).status).toBe(304);
    expect((await get('/blog', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-5', '000000', 'bytes 0-5/300000'],
    ['bytes=150000-150011', '025000025001', 'bytes 150000-150011/300000'],
    ['bytes=299994-', '049999', 'bytes 299994-299999/300000'],
    ['bytes=299994-999999', '049999', 'bytes 299994-299999/300000'],
    ['bytes=-6', '049999', 'bytes 299994-299999/300000'],
    ['bytes=-999999', film, 'bytes 0-299999/300000'],
    ['bytes=0-2, 3-5', '000000', 'bytes 0-5/300000'],
    ['bytes=3-5, 0-4, 900000-', '000000', 'bytes 0-5/300000'],
  ])('sends the part %s of a film', async (range, content, contentRange) => {
    const part = await get(filmPath, { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, contentRange]);
    expect(part.headers.get('content-length')).toBe(String(content.length));
    expect(await part.text()).toBe(content);
  });

  it.each(['bytes=300000-', 'bytes=-0', 'bytes=400000-500000, 600000-'])(
    'refuses %s, which is outside of the film, and gives its size',
    async (range) => {
      const refused = await get(filmPath, { range });
      expect([refused.status, refused.headers.get('content-range')]).toEqual([
        416,
        'bytes */300000',
      ]);
      expect(await refused.text()).toBe('');
    },
  );

  it.each(['bytes=5-2', 'bytes=', 'bytes=a-b', 'items=0-5', 'bytes=0-1, 100-101'])(
    'sends the whole film where the Range header %s is not one part',
    async (range) => {
      const whole = await get(filmPath, { range });
      expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
      expect(await whole.text()).toBe(film);
    },
  );

  it('sends a part only of the film that the player has begun', async () => {
    const etag = (await get(filmPath)).headers.get('etag') ?? '';
    const part = { range: 'bytes=0-5' };
    expect((await get(filmPath, { ...part, 'if-range': etag })).status).toBe(206);
    expect((await get(filmPath, { ...part, 'if-range': '"older"' })).status).toBe(200);
    const date = 'Sun, 01 Mar 2026 00:00:00 GMT';
    expect((await get(filmPath, { ...part, 'if-range': date })).status).toBe(200);
    expect((await get(filmPath, { ...part, 'if-none-match': etag })).status).toBe(304);
  });

  it('gives the length of a file to HEAD, whatever part is asked for', async () => {
    const head = await server.fetch(filmPath, { method: 'HEAD', headers: { range: 'bytes=0-5' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000']);
    expect(head.headers.get('content-type')).toBe('video/webm');
    expect(await head.text()).toBe('');
  });

  it('goes on answering after players have left in the middle of a film', async () => {
    for (let count = 0; count < 20; count += 1) {
      const leaving = new AbortController();
      const response = await fetch(new URL(filmPath, server.origin), { signal: leaving.signal });
      await response.body?.getReader().read();
      leaving.abort();
    }
    expect(await (await get(filmPath)).text()).toBe(film);
    expect(server.failures).toEqual([]);
  });

  it('sends what was compressed at build time to who can read it', async () => {
    const packed = await get('/assets/app-AbCd1234.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(await packed.text()).toBe('app() from brotli');
    const plain = await get('/assets/app-AbCd1234.js', { 'accept-encoding': 'br;q=0' });
    expect(await plain.text()).toBe('app()');
  });

  it('allows a page its own inline scripts by digest, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /script-src 'self' blob: 'wasm-unsafe-eval' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/u,
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/u);
    expect(policy).toContain("connect-src 'self' blob: https://tenant.test");
  });

  it('sandboxes Python’s files, and lets pages frame the document among them', async () => {
    for (const name of ['worker.js', 'frame.html']) {
      const { headers } = await get(`/python/0123456789ab/${name}`);
      expect(headers.get('content-security-policy')).toBe('sandbox allow-scripts');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY');
  });

  it('leaves API paths to the API', async () => {
    const response = await get('/edge/nothing');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await server.fetch('/blog', { method: 'POST' })).status).toBe(404);
  });

  it('says what is wrong when the directory holds no finished build', async () => {
    const options = { authOrigin: '', formOrigins: [] };
    await expect(Site.open(join(directory, 'assets'), options)).rejects.toThrow(/no index\.html/u);
    await expect(Site.open(join(directory, 'blog'), options)).rejects.toThrow(
      /immutable-files\.json does not list/u,
    );
  });
});
