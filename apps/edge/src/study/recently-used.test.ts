import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('keeps what was used last, up to its capacity', () => {
  const cache = new RecentlyUsed<string>(10);
  cache.set('a', 'first', 4);
  cache.set('b', 'second', 4);
  expect(cache.get('a')).toBe('first');
  cache.set('c', 'third', 6);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['first', undefined, 'third']);
});

it('counts the weight of a replaced entry once, and keeps nothing that is too large', () => {
  const cache = new RecentlyUsed<string>(10);
  for (let i = 0; i < 5; i += 1) cache.set('a', `${i}`, 5);
  cache.set('b', 'second', 5);
  expect(cache.get('a')).toBe('4');
  cache.set('large', 'third', 11);
  expect(cache.get('large')).toBeUndefined();
});
