import { expect, it } from 'vitest';
import { lessons, plan, xp } from '../story/examples.ts';
import { actionPath } from './action-link.tsx';
import { frontier } from './frontier.ts';
import { lastDays } from './last-days.ts';

it('shows the next lessons with what they rest on and what they open', () => {
  const uids = frontier(lessons, ['la-linear-combinations']).map((lesson) => lesson.lesson_uid);
  expect(uids).toContain('la-vector-arithmetic');
  expect(uids).toContain('la-span');
});

it('never shows more of the graph than fits', () => {
  expect(frontier(lessons, ['la-norm'], 4)).toHaveLength(4);
});

it('shows of a long chain only what fits beside each other', () => {
  const chain = lessons.map((lesson, index) => ({
    ...lesson,
    lesson_uid: `l${index}`,
    prerequisites: index === 0 ? [] : [`l${index - 1}`],
  }));
  const uids = frontier(chain, ['l3', 'l4', 'l5', 'l6']).map((lesson) => lesson.lesson_uid);
  expect(uids).toEqual(['l3', 'l4', 'l5']);
});

it('ends with today and fills days without XP', () => {
  const days = lastDays(xp, 7);
  expect(days.map((one) => one.date).at(-1)).toBe('2026-11-21');
  expect(days.find((one) => one.date === '2026-11-19')?.xp).toBe(0);
});

it('leads a review to its review, and a session to where it stands', () => {
  const [review, going] = plan.actions;
  expect(review && actionPath(review)).toBe('/learn/lessons/la-dot-product/review');
  expect(going && actionPath(going)).toMatch(/^\/learn\/my-learning\/session\//u);
});

it('leads to the plans where a lesson needs one', () => {
  const [first] = plan.actions;
  expect(first && actionPath({ ...first, has_access: false })).toBe('/#pricing');
});
