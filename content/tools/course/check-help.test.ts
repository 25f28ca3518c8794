import { expect, test } from 'vitest';
import { checkHelp } from './check-help.ts';

const hint = (text: string) => `:::hint\n${text}\n:::\n`;

function said(hints: string[], steps: string): string[] {
  const markdown = `## Exercises

::::question{#q-1 type="numeric" skill="s" answer="3"}
What is $1 + 2$?

${hints.map(hint).join('')}:::steps
${steps}
:::
::::
`;
  return checkHelp([{ uid: 'x', file: 'x.md', markdown }]);
}

const hints = ['Which numbers meet?', 'Begin with 1.'];

test('a question with a single hint is named with its line', () => {
  expect(said(['Add.'], '1. Begin with 1.\n2. Go on by 2: 3.')).toEqual([
    expect.stringMatching(/^x\.md:3 error q-1 has 1 hint; at least 2/u),
  ]);
  expect(said([], 'Begin with 1. Go on by 2.')).toEqual([expect.stringContaining('has 0 hints')]);
});

test('steps of a single sentence are named with the line of the steps', () => {
  const named = [expect.stringMatching(/^x\.md:12 error The steps of q-1 are a single sentence/u)];
  expect(said(hints, 'Adding 2 to 1 gives $3$.')).toEqual(named);
  expect(said(hints, '1. Adding 2 to 1 gives $3$.')).toEqual(named);
});

test('full stops in formulas, code and numbers end no sentence', () => {
  const steps = [
    'So $x = 1. \\; y = 2.$ holds.',
    'Read `a. b. c.` aloud.',
    'Half of 3 is 1.5, not 2.5.',
    'Run it:\n\n```python\nx = 1.  # One. Two.\n```\n',
  ];
  for (const text of steps) expect(said(hints, text)).toHaveLength(1);
});

test('two hints, and steps of two moves or two sentences, have nothing to say about', () => {
  expect(said(hints, '1. Begin with 1.\n2. Go on by 2: 3.')).toEqual([]);
  expect(said(hints, 'Begin with 1. Go on by 2: it is $3$.')).toEqual([]);
  expect(said(hints, 'Is 2 even? It is, so the answer is **yes.**')).toEqual([]);
});
