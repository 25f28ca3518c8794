import { expect, it } from 'vitest';
import { queryOf, readFilter, writeFilter } from './mistakes-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

it('comes back from the address that it wrote', () => {
  const filter = {
    course: 'linear-algebra',
    lesson: 'la-span',
    state: 'mended',
    order: 'most-missed',
  } as const;
  expect(read(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(read(''))).toBe('');
});

it('leaves out what no server would take', () => {
  expect(queryOf(read('course=A%20B&lesson=../x&state=none&order=none'))).toEqual({
    state: 'open',
    order: 'latest',
  });
});
