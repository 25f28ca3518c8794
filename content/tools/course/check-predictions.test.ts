import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { checkPredictions } from './check-predictions.ts';

const cell = '```python run\nprint(1 + 1)\n```\n\n```output\n2\n```\n';
const prediction = `:::predict\nWhat comes out?\n\n${cell}\nOne and one.\n:::`;

function said(explanation: string): string[] {
  const { lesson } = compileLesson(explanation, { fragment: true });
  return checkPredictions([{ shown: 'x.md', lesson }]);
}

it('a lesson that asks for no prediction is named', () => {
  expect(said(cell)).toEqual([expect.stringContaining('x.md error it asks for no prediction')]);
});

it('a prediction counts wherever it stands', () => {
  expect(said(prediction)).toEqual([]);
  expect(said(`::::tip\n${prediction}\n::::`)).toEqual([]);
});

it('a lesson that does not compile has said so already', () => {
  expect(checkPredictions([{ shown: 'x.md', lesson: undefined }])).toEqual([]);
});
