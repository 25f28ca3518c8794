import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { proveReviews } from './prove-reviews.ts';

const question = (
  id: string,
  params: string,
  asked: string,
) => `::::question{#${id} type="numeric" answer="${asked}" skill="s"}
${params}Write ${asked}.

:::steps
${asked}.
:::
::::
`;
const seeded = (id: string) => question(id, '```params\na: int(1, 500)\n```\n\n', '{{a}}');

function proved(...review: readonly string[]) {
  const { lesson } = compileLesson(
    `## Explanation\n\nText.\n\n## Worked example\n\nText.\n\n## Exercises\n\n${question('e', '', '1')}\n## Review\n\n${review.join('\n')}`,
    { fragment: true },
  );
  if (!lesson) throw new Error('The lesson of this test does not compile.');
  return proveReviews({ ...lesson, skills: [{ id: 's', title: 'Write' }] }, 'x.md');
}

it('reviews that ask for the same questions again are named, with how many differ', () => {
  const { state, message } = proved(seeded('r-1'), question('r-2', '', '2'));
  expect(state).toBe('wrong');
  expect(message).toMatch(/^eight reviews in a row show \d different questions; at least 24/u);
});

it('reviews of four wide templates ask for too few items', () => {
  const { state, message } = proved(...['r-1', 'r-2', 'r-3', 'r-4'].map(seeded));
  expect(state).toBe('wrong');
  expect(message).toMatch(/^eight reviews in a row ask 4 items; at least 6 must be asked/u);
});

it('reviews of six wide templates differ', () => {
  expect(proved(...['r-1', 'r-2', 'r-3', 'r-4', 'r-5', 'r-6'].map(seeded)).state).toBe('proved');
});
