import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server/test-server.ts';
import { Site } from './site.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-'));
const files: Record<string, string> = {
  'index.html': '<!doctype html><script>boot()</script><script src="/assets/a.js"></script>',
  'blog/index.html': 'blog',
  '404.html': 'nothing here',
  'blog/404/index.html': 'no such post',
  'learn/paths/404/index.html': 'no such path',
  '__spa-fallback.html': 'the app',
  'assets/app-AbCd1234.js': 'app()',
  'assets/app-AbCd1234.js.br': 'brotli bytes',
  'python/worker.js': 'worker()',
  'favicon.svg': '<svg/>',
};
let server: TestServer;

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  writeFileSync(join(directory, '../outside.txt'), 'secret');
  const site = new Site(directory, { authOrigin: 'https://tenant.test', formOrigins: [] });
  server = await startTestServer('pglite', { site });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
  rmSync(join(directory, '../outside.txt'));
});

const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });

describe('the site', () => {
  it.each([
    ['/', 200, 'boot()'],
    ['/blog', 200, 'blog'],
    ['/blog/', 200, 'blog'],
    ['/learn/my-learning', 200, 'the app'],
    ['/account', 200, 'the app'],
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
  ])('answers %s with %i', async (path, status, content) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(content);
  });

  it('lets hashed files be kept for ever, and asks for pages anew', async () => {
    expect((await get('/assets/app-AbCd1234.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    const page = await get('/blog');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/blog', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends what was compressed at build time to who can read it', async () => {
    const packed = await get('/assets/app-AbCd1234.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(await packed.text()).toBe('brotli bytes');
    const plain = await get('/assets/app-AbCd1234.js', { 'accept-encoding': 'br;q=0' });
    expect(await plain.text()).toBe('app()');
  });

  it('allows a page its own inline scripts by digest, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+';/u);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/u);
    expect(policy).toContain("connect-src 'self' https://tenant.test");
  });

  it('gives the Python worker a policy of its own', async () => {
    const policy = (await get('/python/worker.js')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' blob:");
    expect(policy).toContain("default-src 'none'");
  });

  it('leaves API paths to the API', async () => {
    const response = await get('/edge/nothing');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await server.fetch('/blog', { method: 'POST' })).status).toBe(404);
  });

  it('says what is wrong when the directory holds no site', () => {
    expect(
      () => new Site(join(directory, 'blog/..', 'assets'), { authOrigin: '', formOrigins: [] }),
    ).toThrow(/no index\.html/u);
  });
});
