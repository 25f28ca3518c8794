import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { questionAt } from './question-bank.ts';

const question =
  '::::question{#q type="numeric" skill="sums" answer="{{n}}"}\n```params\nn: int(1, 3)\n```\nHow many are $1 \\cdot {{n}}$?\n\n:::steps\n{{n}}.\n:::\n::::\n';

it('typesets each instance once, whichever learners’ seeds draw it', () => {
  const { lesson } = compileLesson(question, { fragment: true });
  const uid = lesson?.questions[0]?.uid;
  if (!lesson || uid === undefined) throw new Error('The example does not compile.');
  const instances = Array.from({ length: 300 }, (_, seed) => questionAt(lesson, uid, seed));
  expect(new Set(instances).size).toBe(3);
  expect(new Set(instances.map(({ key }) => JSON.stringify(key))).size).toBe(3);
});
