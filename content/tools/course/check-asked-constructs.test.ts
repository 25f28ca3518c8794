import { expect, it } from 'vitest';
import { checkAskedConstructs } from './check-asked-constructs.ts';

/** What is said of a program to write with this prompt and these rules, `uses if` or `forbids call:max`. */
function said(prompt: string, ...rules: string[]): string[] {
  const markdown = `::::question{#q-1 type="repl" skill="s"}
${prompt}

\`\`\`python starter
# with a loop
\`\`\`
::::
`;
  const repl = {
    starter: '',
    solution: '',
    wrong: [],
    cases: [],
    rules: rules.map((rule) => {
      const [verb, what = ''] = rule.split(' ');
      return { rule: verb === 'uses' ? ('uses' as const) : ('forbids' as const), what };
    }),
  };
  const lesson = { uid: 'x', questions: [{ uid: 'x/q-1', repl }] };
  return checkAskedConstructs([{ shown: 'x.md', markdown, lesson }]);
}

it.each([
  ['The larger of two numbers, with `if` and without `max`.', ['uses if', 'forbids call:max']],
  ['Use `//` and a `while` loop.', ['uses operator://', 'uses while']],
  ['Feed `sum` with a generator expression.', ['uses call:sum', 'uses generator']],
  [
    'The mean, with one loop and without `sum` or `len`.',
    ['uses loop', 'forbids call:sum', 'forbids call:len'],
  ],
  ['All but the ends, by unpacking.', ['uses unpacking']],
  ['Every second item, found with a counter (no slice).', ['forbids slice']],
  ['Write it with `and`, `or` and `not`.', ['uses and', 'uses or', 'uses not']],
])('%s demands %j', (prompt, rules) => {
  expect(said(prompt, ...rules)).toEqual([]);
  for (const rule of rules) {
    const others = rules.filter((each) => each !== rule);
    expect(said(prompt, ...others)).toEqual([expect.stringContaining(`"- rule: ${rule}"`)]);
  }
});

it('of two that the prompt leaves open, a rule on either is enough', () => {
  const prompt = 'Use `sorted` or `max`.';
  expect(said(prompt)).toEqual([
    expect.stringMatching(/^x\.md:1 error q-1 says "Use `sorted` or `max`"/u),
  ]);
  expect(said(prompt, 'uses call:max')).toEqual([]);
});

it.each([
  'A text with `width` stars.',
  'Parts joined with `-`.',
  'Each replaced by `round` of it.',
  'Words without spaces.',
  'Which number, with 0 for none?',
])('%s demands nothing', (prompt) => {
  expect(said(prompt)).toEqual([]);
});
