import { expect, it } from 'vitest';
import { backlogInWords } from './backlog-in-words.ts';

const xp = { goal: 20, today: '2026-11-21' };
const said = (gone_by: string | null) => backlogInWords({ reviews: 9, minutes: 36, gone_by }, xp);

it('says by when no review is left over, or that it takes long', () => {
  expect(said('2026-11-22')).toMatch(/At 20 XP a day, .* they are done tomorrow\.$/u);
  expect(said('2026-11-26')).toMatch(/by Thursday, 26 Nov 2026\.$/u);
  expect(said(null)).toContain('more than a month');
});
