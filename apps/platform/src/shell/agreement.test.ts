import { expect, it } from 'vitest';
import { inForceSince, legalDate } from '../brand/legal.ts';
import { documentsToAgree } from './agreement.ts';

it('asks for what is new since the learner agreed, and for all of it at first', () => {
  expect(documentsToAgree(null)).toEqual(['terms', 'privacy']);
  expect(documentsToAgree({ ...inForceSince })).toEqual([]);
  expect(documentsToAgree({ ...inForceSince, privacy: '2020-01-01' })).toEqual(['privacy']);
  expect(documentsToAgree({ ...inForceSince, terms: '2020-01-01' })).toEqual(['terms']);
});

it('asks for nothing where the server keeps no agreements', () => {
  expect(documentsToAgree(undefined)).toEqual([]);
});

it('names a day as it is, in every time zone', () => {
  expect(legalDate('2025-04-06')).toBe('6 April 2025');
});
