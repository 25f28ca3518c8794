/** What browsers may keep of the built site: every file that the build wrote, Python's among them, and every route. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { notFoundPaths, publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import { siteDir } from '../scripts/site-build.ts';
import { test } from './shared-house.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Addresses that the app draws itself, those among them that once were kept for a year. */
const appPaths = [
  '/login',
  '/signup',
  '/account',
  '/payment',
  '/subscription',
  '/subscribe',
  '/learn/diagnostic',
  '/learn/my-learning',
  '/learn/course/linear-algebra',
];

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bundled files and Python's have a digest in their address; whatever else lies in the build has not. */
const isNamedByContent = (path: string) =>
  /^(?:assets\/|python\/[\da-f]+\/)/u.test(path) &&
  !statSync(join(import.meta.dirname, '../apps/platform/public', path), { throwIfNoEntry: false });

test('keeps for ever only files whose address holds their digest @desktop', async ({ house }) => {
  const all = globSync('**/*', { cwd: siteDir }).filter((path) =>
    statSync(join(siteDir, path)).isFile(),
  );
  const copies = new Set(
    all.filter((path) => /\.(?:br|gz)$/u.test(path) && all.includes(path.slice(0, -3))),
  );
  // These have no address of their own: there the answer is another page.
  const withoutAddress =
    /^(?:(?:immutable-files|redirects)\.json|__spa-fallback\.html|(?:.*\/)?404\/index\.html)$/u;
  const wrong: unknown[] = [];
  let kept = 0;
  for (const path of all) {
    if (copies.has(path)) continue;
    const answer = await fetch(`${house.url}/${path}`);
    const body = new Uint8Array(await answer.arrayBuffer());
    const cache = answer.headers.get('cache-control');
    const isServed =
      withoutAddress.test(path) ||
      (answer.status === 200 && digest(body) === digest(readFileSync(join(siteDir, path))));
    if (!isServed || cache !== (isNamedByContent(path) ? forEver : 'no-cache'))
      wrong.push([path, answer.status, cache]);
    if (cache === forEver) kept += 1;
  }
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(100);
});

test('asks for every page anew @desktop', async ({ house }) => {
  const pages: [string, number][] = [
    ...[...publicPaths, ...appPaths].map((path): [string, number] => [path, 200]),
    ...[...notFoundPaths, '/nowhere', '/blog/nowhere'].map((path): [string, number] => [path, 404]),
  ];
  for (const [path, status] of pages) {
    const answer = await fetch(house.url + path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      status,
      'no-cache',
    ]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
});

test('sends every film in parts @desktop', async ({ house }) => {
  const films = globSync('media/*.{webm,mp4}', { cwd: siteDir });
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) {
    const bytes = readFileSync(join(siteDir, film));
    const [first, last] = [Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 9999];
    const answer = await fetch(`${house.url}/${film}`, {
      headers: { range: `bytes=${first}-${last}` },
    });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${first}-${last}/${bytes.length}`,
    ]);
    expect(digest(new Uint8Array(await answer.arrayBuffer()))).toBe(
      digest(bytes.subarray(first, last + 1)),
    );
  }
});
