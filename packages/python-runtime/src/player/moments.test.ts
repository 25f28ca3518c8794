import { describe, expect, it } from 'vitest';
import { parseTrace } from '../runtime/parse-trace.ts';
import { englishPlayerStrings } from '../strings/english-player.ts';
import { describe as inWords } from './describe.ts';
import { sentenceParts } from './marked-code.ts';
import { lineOf, momentsOf } from './moments.ts';

const text = (type: string, written: string) => [type, written];
const module = (line: number, variables: unknown[] = []) => [
  0,
  'module',
  '',
  line,
  1,
  variables,
  0,
];
const call = (line: number, variables: unknown[] = []) => [2, 'call', 'f', line, 1, variables, 0];
const list = (...items: string[]) => [
  'list',
  'list',
  items.length,
  items.map((item, index) => [String(index), text('int', item), '']),
  null,
];

/**
 * The interpreter's answer for a program: line 4 makes a list, line 5 calls `f` of line 1 with it, whose line 2 appends to it
 * and returns.
 */
const answer = {
  status: 'ok',
  stdout: 'hi\n',
  frames: [
    module(4),
    module(5, [['xs', [1]]]),
    call(2, [['ys', [1]]]),
    module(0, [
      ['xs', [1]],
      ['n', text('int', '2')],
    ]),
  ],
  objects: [list('1'), list('1', '2')],
  heaps: [[], [[1, 0]], [[1, 1]]],
  steps: [
    ['line', 4, [0], 0, 0, null, 0],
    ['line', 5, [1], 1, 0, null, 0],
    ['line', 2, [1, 2], 1, 0, null, 0],
    ['return', 2, [1, 2], 2, 0, text('int', '2'), 0],
    ['end', 0, [3], 2, 3, null, 0],
  ],
};

describe('a recorded program', () => {
  const trace = parseTrace(answer);
  const moments = momentsOf(trace);

  it('is walked by what each line did, from a start at which nothing has run', () => {
    expect(moments.map(({ kind, line }) => [kind, line])).toEqual([
      ['start', 0],
      ['line', 4],
      ['call', 5],
      ['return', 2],
      ['line', 5],
    ]);
  });

  it('says of each frame which line runs in it or waits', () => {
    const [, , called] = moments;
    expect(called && [lineOf(called, 0), lineOf(called, 1)]).toEqual([5, 1]);
  });

  it('has a sentence for each step, with code kept apart from words', () => {
    const said = moments.map((moment) => inWords(moment, trace, englishPlayerStrings));
    const plain = said.map(({ text, shared }) =>
      sentenceParts(shared ? `${text} ${shared}` : text)
        .map((part) => (part.isCode ? `\`${part.text}\`` : part.text))
        .join(''),
    );
    expect(plain).toEqual([
      'Nothing has run yet. Line 4 is next.',
      'Line 4: `xs` points to a new object, list 1.',
      'Line 5: calls `f` with `ys` = list 1.',
      'Line 2: `2` is added at the end of list 1; `f` returns `2` to line 5. There is only one list: `xs` and `ys` point to it.',
      'Line 5: `n` becomes `2`; prints `hi`. The program ends.',
    ]);
  });

  it('tells a generator that goes on from one that begins, also in a loop on one line', () => {
    const generator = (line: number) => [3, 'call', 'g', line, 1, [], 0];
    const loop = parseTrace({
      ...answer,
      frames: [module(9), generator(2), generator(3)],
      heaps: [[]],
      steps: [
        ['line', 9, [0], 0, 0, null, 0],
        ['line', 2, [0, 1], 0, 0, null, 0],
        ['yield', 2, [0, 1], 0, 0, text('int', '1'), 0],
        ['line', 3, [0, 2], 0, 0, null, 0],
      ],
    });
    expect(momentsOf(loop).map(({ kind, line }) => [kind, line])).toEqual([
      ['start', 0],
      ['call', 9],
      ['yield', 2],
      ['resume', 9],
    ]);
  });

  it('is no trace at all if any part of the answer has another shape', () => {
    const lost = { status: 'crashed', steps: [], stdout: '' };
    const wrong: unknown[] = [
      undefined,
      'no object',
      { ...answer, steps: undefined },
      { ...answer, frames: [[0, 'module']] },
      { ...answer, heaps: [[[1, 7]]] },
      { ...answer, steps: [['jump', 4, [0], 0, 0, null, 0]] },
      { ...answer, objects: [list('1'), ['list', 'list', 1, [['0', { html: '<b>' }, '']], null]] },
    ];
    for (const forged of wrong) expect(parseTrace(forged)).toEqual(lost);
  });
});
