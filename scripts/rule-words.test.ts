import { expect, it } from 'vitest';
import { ruleWords } from '../packages/lesson-renderer/src/compile/question/kinds/rule-words.ts';
import { englishRuntimeStrings } from '../packages/python-runtime/src/strings/english-runtime.ts';

it('a lesson may ask for what the runtime can find, and for nothing else', () => {
  const found = (rule: string) =>
    Object.keys(englishRuntimeStrings.rules)
      .filter((key) => key.startsWith(`${rule} `))
      .map((key) => key.slice(rule.length + 1));
  for (const rule of ['uses', 'forbids'])
    expect(found(rule).toSorted()).toEqual([...ruleWords, 'call', 'operator'].toSorted());
});
