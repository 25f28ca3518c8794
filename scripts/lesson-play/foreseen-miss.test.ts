import { scoreAnswer } from '@lemma/learning-engine';
import { type CompiledQuestion, compileLesson, feedbackFor } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { foreseenMiss } from '../../e2e/answers/foreseen-miss.ts';
import type { GivenAnswer } from '../../e2e/answers/given-answer.ts';
import { kindsLesson } from '../../packages/lesson-renderer/src/example/kinds-lesson.ts';

const numbers = `
::::question{#number type="numeric" skill="s" answer="6"}
2 + 4?

\`\`\`yaml mistakes
- answer: "8"
  feedback: That is the product.
\`\`\`

:::steps
6.
:::
::::

::::question{#unforeseen type="numeric" skill="s" answer="6"}
3 + 3?

:::steps
6.
:::
::::
`;
const questions = [kindsLesson, numbers].flatMap(
  (source) => compileLesson(source, { fragment: true }).lesson?.questions ?? [],
);

it.each(questions.filter(({ uid }) => !/(?:argued|unforeseen)$/u.test(uid)))(
  'gives a wrong answer to $uid that its author comments on',
  (question) => {
    const miss = foreseenMiss(question);
    expect(miss?.commented).toBe(true);
    const { comment, optionComments = {}, correct } = saidOf(question, miss?.answer);
    expect(correct).toBe(false);
    expect([comment, ...Object.values(optionComments)].join('')).not.toBe('');
  },
);

it.each(['argued', 'unforeseen'])('gives none to %s, where its author foresaw none', (name) => {
  const question = questions.find(({ uid }) => uid.endsWith(name));
  expect(question && foreseenMiss(question)).toBeUndefined();
});

function saidOf(question: CompiledQuestion, given: GivenAnswer | undefined) {
  if (!given || given.kind === 'repl') throw new Error(`${question.uid}: no answer to score.`);
  const answer =
    given.kind === 'point' ? { ...given, points: given.points.map(({ at }) => at) } : given;
  return feedbackFor(question, 0, answer, scoreAnswer(question.key, answer));
}
