import type { RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from './brand/brand.ts';
import routes from './routes.ts';
import { articleSlugs, howItWorksPath, pathSlugs, publicPaths } from './seo/public-paths.ts';

function flatten(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

const all = flatten(routes);
const paths = new Set(all.map(({ path, index }) => (index ? '/' : `/${path ?? ''}`)));

describe('the route table', () => {
  it.each([
    '/',
    '/about',
    '/privacy',
    '/terms',
    '/how-lemma-works',
    '/login',
    '/signup',
    '/account',
    '/payment',
    '/subscription',
    '/subscribe',
    '/blog',
    '/blog/:slug',
    '/learn/diagnostic',
    '/learn/diagnostic/path/:course_id',
    '/learn/diagnostic/session',
    '/learn/diagnostic/session/:session_uid',
    '/learn/knowledge-profile',
    '/learn/my-learning/knowledge-profile',
    '/learn/my-learning',
    '/learn/paths',
    '/courses/python-done-right',
    '/learn/paths/:slug',
    '/learn/my-learning/progress',
    '/learn/my-learning/progress/:course_id',
    '/learn/mistakes',
    '/learn/my-learning/quiz',
    '/learn/my-learning/quiz/:quiz_uid',
    '/learn/my-learning/quiz/:quiz_uid/result',
    '/learn/all-lessons',
    '/learn/lessons/:lesson_uid/reference',
    '/learn/lessons/:lesson_uid/history',
  ])('has %s', (path) => {
    expect(paths).toContain(path);
  });

  it('names only files that exist', () => {
    const missing = all
      .map(({ file }) => file)
      .filter((file) => !existsSync(join(import.meta.dirname, file)));
    expect(missing).toEqual([]);
  });
});

describe('public pages', () => {
  it('are known to search engines and prerendered, articles and paths among them', () => {
    for (const slug of articleSlugs) expect(publicPaths).toContain(`/blog/${slug}`);
    for (const slug of pathSlugs) expect(publicPaths).toContain(`/learn/paths/${slug}`);
  });

  it('carry the product’s name in the path of the how-it-works page', () => {
    expect(howItWorksPath).toBe(`/how-${brand.slug}-works`);
  });
});
