import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemInWords, scoreAnswer, type Answer, type AnswerKey } from '../index.ts';

const printed: AnswerKey = { kind: 'output', text: '0 0\n2 4' };
const order: AnswerKey = {
  kind: 'order',
  lines: [
    { id: 'a', text: 'def f(x):' },
    { id: 'b', text: 'y = x' },
    { id: 'c', text: 'y = x' },
    { id: 'd', text: 'return y' },
    { id: 'e', text: 'return x' },
  ],
  orders: [
    [
      { id: 'a', indent: 0 },
      { id: 'b', indent: 1 },
      { id: 'd', indent: 1 },
    ],
    [
      { id: 'a', indent: 0 },
      { id: 'e', indent: 1 },
    ],
  ],
};
const cloze: AnswerKey = {
  kind: 'cloze',
  gaps: [
    { id: '1', accept: ['0.5'], compare: 'number', absoluteTolerance: 0.01 },
    { id: '2', accept: ['row space', 'span of the rows'], compare: 'text' },
    { id: '3', accept: ['range(1, n)'], compare: 'code' },
  ],
};
const match: AnswerKey = {
  kind: 'match',
  pairs: [
    ['p', 'x'],
    ['q', 'y'],
  ],
  right: ['x', 'y', 'z'],
};
const fault: AnswerKey = { kind: 'fault', line: 2, lines: 3, reasons: ['a', 'b'], reason: 'b' };

const expression: AnswerKey = {
  kind: 'expression',
  expression: '2x + 2',
  variables: ['x'],
  domain: { x: { from: 0 } },
};

const multi: AnswerKey = { kind: 'multi', options: ['a', 'b', 'p', 'q'], correct: ['a', 'p'] };

const point: AnswerKey = {
  kind: 'point',
  points: [
    { id: 'P', at: [2, -1] },
    { id: 'Q', at: [0, 0.3] },
  ],
};

const type = (text: string) => scoreAnswer(printed, { kind: 'output', text });
const place = (...lines: readonly [string, number][]) =>
  scoreAnswer(order, { kind: 'order', lines: lines.map(([id, indent]) => ({ id, indent })) });
const fill = (...gaps: string[]) => scoreAnswer(cloze, { kind: 'cloze', gaps });
const pair = (...pairs: [string, string][]) => scoreAnswer(match, { kind: 'match', pairs });
const blame = (line: number, reason?: string) =>
  scoreAnswer(fault, { kind: 'fault', line, ...(reason === undefined ? {} : { reason }) });

describe('output', () => {
  it.each(['0 0\n2 4', '0 0  \r\n2 4\r\n\n', '0 0\n2 4   '])('takes %j', (text) => {
    expect(type(text).correct).toBe(true);
  });
  it.each(['0 0\n\n2 4', ' 0 0\n2 4', '0 0 2 4', '0  0\n2 4'])('does not take %j', (text) => {
    expect(type(text)).toMatchObject({
      correct: false,
      credit: 0,
      wrongParts: [{ part: 'output' }],
    });
  });
  it('takes nothing typed as the output of a program that prints nothing', () => {
    expect(scoreAnswer({ kind: 'output', text: '' }, { kind: 'output', text: '' }).correct).toBe(
      true,
    );
    expect(type(' \n').problem).toEqual({ code: 'nothing-typed' });
  });
});

describe('order', () => {
  it('takes every right arrangement, and lines with the same text for each other', () => {
    expect(place(['a', 0], ['b', 1], ['d', 1]).correct).toBe(true);
    expect(place(['a', 0], ['c', 1], ['d', 1]).correct).toBe(true);
    expect(place(['a', 0], ['e', 1]).correct).toBe(true);
  });
  it('names the first line that is wrong by the arrangement that fits longest', () => {
    expect(place(['a', 0], ['b', 1], ['d', 2]).wrongParts).toEqual([{ part: 'd', given: '2' }]);
    expect(place(['b', 0], ['a', 0]).wrongParts).toEqual([{ part: 'b', given: '0' }]);
    expect(place(['a', 0], ['b', 1], ['d', 1], ['e', 1]).wrongParts).toEqual([
      { part: 'e', given: '1' },
    ]);
  });
  it('names the end where lines are missing', () => {
    expect(place(['a', 0], ['b', 1]).wrongParts).toEqual([{ part: 'end', given: '' }]);
  });
  it('refuses a line twice, a line of another question and no line', () => {
    expect(place(['a', 0], ['a', 1]).problem).toEqual({ code: 'option-unknown' });
    expect(place(['__proto__', 0]).problem).toEqual({ code: 'option-unknown' });
    expect(place().problem).toEqual({ code: 'nothing-placed' });
  });
});

describe('cloze', () => {
  it.each([
    ['1/2', 'Row  Space', 'range(1,n)'],
    ['0,51', 'span of the rows', 'range( 1 , n )'],
  ])('takes %s, %s and %s', (...gaps) => {
    expect(fill(...gaps).correct).toBe(true);
  });
  it('names each wrong gap with its text in the compared form', () => {
    expect(fill('0.6', 'ROW-SPACE', 'range(1,N)').wrongParts).toEqual([
      { part: '1', given: '0.6' },
      { part: '2', given: 'row-space' },
      { part: '3', given: 'range ( 1 , N )' },
    ]);
  });
  it('keeps blanks inside of quotes, and takes either kind of quotes', () => {
    const key: AnswerKey = {
      kind: 'cloze',
      gaps: [{ id: '1', accept: ['print("a b")'], compare: 'code' }],
    };
    const given = (text: string) => scoreAnswer(key, { kind: 'cloze', gaps: [text] }).correct;
    expect(given("print( 'a b' )")).toBe(true);
    expect(given('print("a  b")')).toBe(false);
    expect(given('pri nt("a b")')).toBe(false);
  });
  it('asks again for a gap that is empty or holds no number', () => {
    expect(fill('0.5', ' ', 'x').problem).toEqual({ code: 'gap-empty', gap: 2 });
    expect(fill('half', 'row space', 'x').unreadable).toContain('Gap 1: “half”');
    expect(fill('0.5').problem).toEqual({ code: 'option-unknown' });
  });
});

describe('match', () => {
  it('takes the right pairs in any order, and names each wrong one', () => {
    expect(pair(['q', 'y'], ['p', 'x']).correct).toBe(true);
    expect(pair(['p', 'y'], ['q', 'y']).wrongParts).toEqual([{ part: 'p', given: 'y' }]);
  });
  it('asks for the pair that is missing, and refuses parts of another question', () => {
    expect(pair(['p', 'x']).problem).toEqual({ code: 'pair-missing', pair: 2 });
    expect(pair(['p', 'x'], ['q', 'w']).problem).toEqual({ code: 'option-unknown' });
    expect(pair(['p', 'x'], ['q', 'y'], ['r', 'x']).problem).toEqual({ code: 'option-unknown' });
  });
});

describe('fault', () => {
  it('takes the line with its reason, and names which of both is wrong', () => {
    expect(blame(2, 'b').correct).toBe(true);
    expect(blame(3, 'b').wrongParts).toEqual([{ part: 'line', given: '3' }]);
    expect(blame(1, 'a').wrongParts).toEqual([
      { part: 'line', given: '1' },
      { part: 'reason', given: 'a' },
    ]);
  });
  it.each([
    [0, 'b', 'no-line'],
    [2, undefined, 'no-reason'],
    [2.5, 'b', 'option-unknown'],
    [4, 'b', 'option-unknown'],
    [2, 'c', 'option-unknown'],
  ])('asks again for line %s with reason %s', (line, reason, code) => {
    const score = blame(line, reason);
    expect(score.problem).toEqual({ code });
    expect(score.problem && problemInWords(score.problem)).toBe(score.unreadable);
  });
});

describe('expression', () => {
  const give = (text: string) => scoreAnswer(expression, { kind: 'expression', text });
  it.each(['2x + 2', '2(x + 1)', 'x + x + 4/2'])('takes %s', (text) => {
    expect(give(text)).toEqual({ correct: true, credit: 1 });
  });
  it('says whether the values differ or where the expression is undefined', () => {
    expect(give('2x').wrongParts).toEqual([{ part: 'value', given: '2x' }]);
    expect(give('(2x² + 2x)/x').wrongParts).toEqual([{ part: 'domain', given: '(2x² + 2x)/x' }]);
  });
  it('compares within the domain alone', () => {
    expect(give('abs(2x + 2)').correct).toBe(true);
  });
  it('asks again for what cannot be read, with its place', () => {
    expect(give('2x + $')).toMatchObject({
      unreadable: '“$” cannot be read there.',
      problem: { code: 'expression', problem: { code: 'unexpected', at: 5, found: '$' } },
    });
    expect(give('2y').unreadable).toContain('the letters are x');
  });
});

describe('multi', () => {
  const choose = (...selected: string[]) => scoreAnswer(multi, { kind: 'multi', selected });
  it('takes exactly the right options, in any order', () => {
    expect(choose('p', 'a')).toEqual({ correct: true, credit: 1 });
    expect(choose('p', 'a', 'a').correct).toBe(true);
  });
  it.each([
    [['a'], [{ part: 'p', given: 'missed' }]],
    [['a', 'p', 'q'], [{ part: 'q', given: 'chosen' }]],
    [
      ['b', 'p'],
      [
        { part: 'b', given: 'chosen' },
        { part: 'a', given: 'missed' },
      ],
    ],
  ])('gives %j no credit, and names what is too many and what is missing', (selected, wrong) => {
    expect(choose(...selected)).toEqual({ correct: false, credit: 0, wrongParts: wrong });
  });
  it('asks again for nothing chosen and for an option of another question', () => {
    expect(choose().problem).toEqual({ code: 'nothing-chosen' });
    expect(choose('a', 'x').problem).toEqual({ code: 'option-unknown' });
  });
});

describe('point', () => {
  const place = (...points: readonly (readonly [number, number])[]) =>
    scoreAnswer(point, { kind: 'point', points });
  it('takes every point at its place, also one that is reached in steps of 0.1', () => {
    expect(place([2, -1], [0, 0.1 + 0.2])).toEqual({ correct: true, credit: 1 });
  });
  it('takes what lies within the tolerance', () => {
    const near: AnswerKey = { ...point, absoluteTolerance: 0.25 };
    const give = (x: number): Answer => ({
      kind: 'point',
      points: [
        [x, -1],
        [0.2, 0.1],
      ],
    });
    expect(scoreAnswer(near, give(2.25)).correct).toBe(true);
    expect(scoreAnswer(near, give(2.3)).correct).toBe(false);
  });
  it('names each wrong point with the place that it was given', () => {
    expect(place([-1, 2], [0, 0.3]).wrongParts).toEqual([{ part: 'P', given: '-1, 2' }]);
    expect(place([-0, 0.1 + 0.2], [3, 3]).wrongParts).toEqual([
      { part: 'P', given: '0, 0.3' },
      { part: 'Q', given: '3, 3' },
    ]);
  });
  it.each([
    [[[2, -1]]],
    [[]],
    [
      [
        [2, -1],
        [Number.NaN, 0],
      ],
    ],
    [
      [
        [2, -1],
        [Infinity, 0],
      ],
    ],
  ] as const)('asks again for %j', (points) => {
    const score = place(...points);
    expect(score.problem).toEqual({ code: 'point-missing' });
    expect(score.problem && problemInWords(score.problem)).toBe(score.unreadable);
  });
});

it('is total, and a wrong answer names at least one wrong part', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', '1/2', '\'"\\', '"'.repeat(300), '0 0\n2 4'),
  );
  const id = fc.constantFrom('a', 'b', 'p', 'q', 'x', 'y', '__proto__', 'constructor');
  const answer: fc.Arbitrary<Answer> = fc.oneof(
    fc.record({ kind: fc.constant('output' as const), text }),
    fc.record({
      kind: fc.constant('order' as const),
      lines: fc.array(fc.record({ id, indent: fc.integer() })),
    }),
    fc.record({ kind: fc.constant('cloze' as const), gaps: fc.array(text, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('match' as const), pairs: fc.array(fc.tuple(id, id)) }),
    fc.record({ kind: fc.constant('fault' as const), line: fc.double(), reason: id }),
    fc.record({ kind: fc.constant('expression' as const), text }),
    fc.record({
      kind: fc.constant('point' as const),
      points: fc.array(fc.tuple(fc.double(), fc.double()), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('multi' as const), selected: fc.array(id) }),
  );
  const key = fc.constantFrom(printed, order, cloze, match, fault, expression, multi, point);
  fc.assert(
    fc.property(key, answer, (anyKey, anyAnswer) => {
      const { correct, credit, unreadable, wrongParts } = scoreAnswer(anyKey, anyAnswer);
      expect(credit).toBe(correct ? 1 : 0);
      const named = (wrongParts ?? []).length > 0;
      expect(named).toBe(!correct && unreadable === undefined);
    }),
    { numRuns: 2000 },
  );
});
