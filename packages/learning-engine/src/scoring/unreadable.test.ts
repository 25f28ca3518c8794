import { expect, it } from 'vitest';
import { problemInWords, scoreAnswer, type Answer, type AnswerKey } from '../index.ts';

const choice: AnswerKey = { kind: 'multiple-choice', options: ['a', 'b'], correct: ['a'] };
const number: AnswerKey = { kind: 'numeric', value: 5 };
const matrix: AnswerKey = { kind: 'matrix', entries: [[1, 2]] };
const program: AnswerKey = { kind: 'repl', cases: ['one'] };

const typed = (text: string): Answer => ({ kind: 'numeric', text });
const filled = (...entries: string[]): Answer => ({ kind: 'matrix', entries: [entries] });
const chosen = (...selected: string[]): Answer => ({ kind: 'multiple-choice', selected });
const ran = (code: string): Answer => ({ kind: 'repl', code, results: [] });

it.each<[AnswerKey, Answer, object, string]>([
  [number, typed(' '), { code: 'no-number' }, 'no number yet'],
  [number, typed('1'.repeat(300)), { code: 'number-too-long' }, 'too long'],
  [number, typed(' five '), { code: 'not-a-number', typed: 'five' }, '“five” is not a number'],
  [number, typed('1,234'), { code: 'comma-two-ways', amount: '1,234', joined: '1234' }, '1234'],
  [number, typed('1/0'), { code: 'zero-below' }, 'below the line'],
  [number, typed('1e999'), { code: 'number-too-large' }, 'too large'],
  [number, typed('5 cm'), { code: 'unit-unwanted' }, 'without a unit'],
  [{ ...number, unit: 'm' }, typed('5 cm'), { code: 'unit-expected', unit: 'm' }, 'in m.'],
  [
    matrix,
    filled('1', 'x'),
    { code: 'entry', row: 1, column: 2, problem: { code: 'not-a-number', typed: 'x' } },
    'Row 1, column 2: “x”',
  ],
  [
    matrix,
    filled('1 cm', '2'),
    { code: 'entry', row: 1, column: 1, problem: { code: 'unit-unwanted' } },
    'Row 1, column 1: Give the number alone',
  ],
  [matrix, filled('1'), { code: 'matrix-size', rows: 1, columns: 2 }, '1 row and 2 columns'],
  [choice, chosen(), { code: 'nothing-chosen' }, 'Choose an option'],
  [choice, chosen('a', 'b'), { code: 'one-only' }, 'one option only'],
  [choice, chosen('z'), { code: 'option-unknown' }, 'not part of the question'],
  [choice, typed('5'), { code: 'other-kind' }, 'kind of question'],
  [program, ran(' '), { code: 'no-code' }, 'some code'],
  [program, ran('x = 1'), { code: 'tests-not-run' }, 'have not run'],
])('says in words and as a code why %o cannot take %o', (key, answer, problem, words) => {
  const score = scoreAnswer(key, answer);
  expect(score).toMatchObject({ correct: false, credit: 0, problem });
  expect(score.unreadable).toContain(words);
  expect(score.problem && problemInWords(score.problem)).toBe(score.unreadable);
});
