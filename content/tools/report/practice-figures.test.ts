import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { practiceFigures } from './practice-figures.ts';

function lesson(review: string, explanation = 'Text.', example = 'Text.') {
  const { lesson: compiled } = compileLesson(`---
uid: x
title: X
summary: X.
prerequisites: []
minutes: 5
skills:
  s: Add
---

## Explanation

${explanation}

## Worked example

${example}

## Exercises

${plain('e-1')}

## Review

${review}
`);
  if (!compiled) throw new Error('The lesson of this test does not compile.');
  return compiled;
}

const plain = (id: string) => question(id, '1', '2');
const template = (id: string, last: number) =>
  question(id, '{{a}}', '{{a + 1}}', `\`\`\`params\na: int(1, ${last})\n\`\`\`\n\n`);

function question(id: string, asked: string, answer: string, params = ''): string {
  return `::::question{#${id} type="numeric" skill="s" answer="${answer}"}
${params}What is $${asked} + 1$?

:::steps
$${answer}$.
:::
::::

`;
}

it('eight reviews of two plain questions and an exercise show three, however often they come', () => {
  expect(practiceFigures([lesson(plain('r-1') + plain('r-2'))])).toEqual({
    distinctInEightReviews: { lowest: 3, median: 3 },
    seeded: 0,
    kinds: { numeric: 3 },
    withPrediction: { lessons: 0, of: 1 },
    withOwnStep: { lessons: 0, of: 1 },
  });
});

it('a template counts once for each of the questions that it draws, and six times at most', () => {
  const narrow = practiceFigures([lesson(template('r-1', 3))]).distinctInEightReviews.lowest;
  const wide = practiceFigures([lesson(template('r-1', 500))]).distinctInEightReviews.lowest;
  const two = lesson(template('r-1', 500) + template('r-2', 500));
  expect(narrow).toBe(4);
  expect(wide).toBe(6);
  expect(practiceFigures([two]).distinctInEightReviews.lowest).toBe(12);
});

it('the lesson with the fewest, the middle of all lessons and the share of templates are stated', () => {
  const few = lesson(plain('r-1'));
  const two = lesson(plain('r-1') + plain('r-2'));
  const three = lesson(plain('r-1') + plain('r-2') + plain('r-3'));
  expect(practiceFigures([three, few, two]).distinctInEightReviews).toEqual({
    lowest: 2,
    median: 3,
  });
  expect(practiceFigures([three, few]).distinctInEightReviews).toEqual({ lowest: 2, median: 3 });
  expect(practiceFigures([lesson(template('r-1', 9))]).seeded).toBe(0.5);
  expect(practiceFigures([])).toMatchObject({
    distinctInEightReviews: { lowest: 0, median: 0 },
    seeded: 0,
  });
});

it('lessons that ask for a prediction are counted, whatever else they have', () => {
  const cell = '```python run\nprint(2)\n```\n\n```output\n2\n```\n';
  const asks = `:::predict\nWhat comes out?\n\n${cell}\nThe number.\n:::\n`;
  const lessons = [lesson('', asks + asks), lesson('', cell), lesson('')];
  expect(practiceFigures(lessons).withPrediction).toEqual({ lessons: 1, of: 3 });
});

it('a step is left to the learner in a worked example, not in an explanation', () => {
  const step = ':::::example\n:::your-turn\nGo on.\n\n> Three.\n:::\n:::::\n';
  const { withOwnStep } = practiceFigures([
    lesson(plain('r-1'), step),
    lesson(plain('r-1'), 'Text.', step),
    lesson(plain('r-1'), 'Text.', ':::why\nWhy?\n\n> So.\n:::\n'),
  ]);
  expect(withOwnStep).toEqual({ lessons: 2, of: 3 });
});
