import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleSlugs } from '../seo/public-paths.ts';
import { countTags, filterPosts } from './filter-posts.ts';
import { findPost, formatPostDate, posts } from './posts.ts';

const publicFolder = join(import.meta.dirname, '../../public');

describe('the five posts', () => {
  it('are sorted newest first, with the announcement featured', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(posts).toHaveLength(5);
    expect(posts.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
      'custom-learning-paths-and-diagnostic-tests',
    ]);
  });

  it('have the slugs of the specification', () => {
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([...articleSlugs].toSorted());
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is whole', (slug, post) => {
    const text = readFileSync(join(import.meta.dirname, 'articles', `${slug}.md`), 'utf8');
    const words = text.split(/\s+/u).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1500);
    expect(post.readTime).toBeGreaterThanOrEqual(3);
    expect(post.readTime).toBeLessThanOrEqual(7);
    expect(existsSync(join(publicFolder, post.image))).toBe(true);
    for (const related of post.relatedPosts) expect(findPost(related)).toBeDefined();
    expect(text).toMatch(/^\[\^1\]: /mu);
  });

  it('show their date as day, short month and year', () => {
    expect(formatPostDate('2025-05-09')).toBe('9 May 2025');
  });
});

describe('the filter', () => {
  it('finds titles whatever their case, and without a tag never the featured post', () => {
    expect(
      filterPosts(posts, { search: 'INTERLEAVING', tag: null }).map(({ slug }) => slug),
    ).toEqual(['why-interleaving-works']);
    expect(filterPosts(posts, { search: 'custom learning', tag: null })).toEqual([]);
  });

  it('takes both conditions together', () => {
    expect(filterPosts(posts, { search: 'learning', tag: 'Python' })).toEqual([]);
    expect(filterPosts(posts, { search: '', tag: 'Learning science' })).toHaveLength(2);
  });

  it('leaves as many posts for a tag as its chip counts', () => {
    const chips = countTags(posts);
    expect(
      chips.map(({ tag }) => ({ tag, count: filterPosts(posts, { search: '', tag }).length })),
    ).toEqual(chips);
  });

  it('counts each tag over all posts', () => {
    expect(countTags(posts).find(({ tag }) => tag === 'Product')?.count).toBe(2);
  });
});
