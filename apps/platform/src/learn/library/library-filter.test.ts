import { expect, it } from 'vitest';
import { lessons } from '../story/examples.ts';
import { filterLessons, readFilter, writeFilter } from './library-filter.ts';

const uids = (query: string) =>
  filterLessons(lessons, readFilter(new URLSearchParams(query))).map((lesson) => lesson.lesson_uid);

it('finds lessons that have every word of the search', () => {
  expect(uids('q=product+DOT')).toEqual(['la-dot-product']);
});

it('narrows by unit and state together', () => {
  expect(uids('unit=matrices&state=locked')).toEqual(['la-product']);
});

it('takes an address with an unknown state as one without', () => {
  expect(uids('state=asleep')).toHaveLength(lessons.length);
});

it('keeps what is set in the address, and comes back to the same', () => {
  const filter = readFilter(new URLSearchParams('q=dot&unit=matrices&state=due&free=1'));
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(readFilter(new URLSearchParams())).toString()).toBe('');
});
