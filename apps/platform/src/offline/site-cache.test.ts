import { describe, expect, it } from 'vitest';
import { sortSiteFiles, wayOf } from './site-cache.ts';

const origin = 'https://lemma.example';
const way = (path: string, request: { method?: string; mode?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: origin + path, ...request }, origin);
const visit = (path: string) => way(path, { mode: 'navigate' });

describe('the service worker', () => {
  it('draws pages of the learning area from what it has kept', () => {
    for (const path of ['/learn/my-learning', '/learn/lessons/la-vectors/study', '/account'])
      expect(visit(path)).toBe('shell');
  });

  it('prefers the network for prerendered pages, and for the answer of a login', () => {
    for (const path of ['/', '/blog', '/learn/paths', '/learn/paths/a-path', '/?code=1&state=2'])
      expect(visit(path)).toBe('page');
  });

  it('keeps files whose name holds their hash', () => {
    expect(way('/assets/root-abc123.js')).toBe('file');
    expect(way('/python/97f1243bae99/worker.js')).toBe('file');
  });

  it('leaves calls, writes, other origins and single files alone', () => {
    expect(way('/edge/user/me')).toBe('network');
    expect(way('/assets/root-abc123.js', { method: 'POST' })).toBe('network');
    expect(visit('/sitemap.xml')).toBe('network');
    expect(visit('/edge/openapi.json')).toBe('network');
    expect(
      wayOf({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/learn/x' }, origin),
    ).toBe('network');
  });
});

it('keeps code, styles and Latin fonts from the first visit on, and Python apart', () => {
  expect(
    sortSiteFiles([
      '/assets/root-a.js',
      '/assets/root-a.js.br',
      '/assets/docs-route-a.js',
      '/assets/_virtual_docs-page-format_text-a.js',
      '/assets/inter-latin-b.woff2',
      '/assets/inter-greek-b.woff2',
      '/assets/katex-c.ttf',
      '/python/1/frame.html',
      '/python/1/frame.html.gz',
      '/python/1/worker.js',
      '/python/1/worker.js.gz',
      '/media/film.webm',
      '/index.html',
      '/icon.svg',
    ]),
  ).toEqual({
    core: ['/assets/inter-latin-b.woff2', '/assets/root-a.js', '/icon.svg'],
    python: ['/python/1/frame.html', '/python/1/worker.js'],
  });
});
