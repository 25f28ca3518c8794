/** `pnpm bench scoring`: the slowest of 1,000 answers that nobody means well with, in milliseconds, for each kind of question. */
import { scoreAnswer, seededRandom, type Answer, type AnswerKey } from '@lemma/learning-engine';
import type { Row } from '../statistics.ts';

const runs = 1000;
/** Milliseconds that an answer may take. */
const limit = 1;
const limitOfExpression = 10;

const ids = Array.from({ length: 50 }, (_, index) => `o${index}`);
/** More rows, columns and gaps than a page asks to fill in. */
const eight = ids.slice(0, 8);
const twenty = ids.slice(0, 20);
const lines = ids.map((id) => ({ id, text: id }));
const placed = ids.map((id) => ({ id, indent: 1 }));

const pieces =
  '( ) ((( ))) x y xy ^ ^9 ^60 ^-1 ^0.5 / /x /(x-x) * + - 9 1e308 1e-308 0.1 π e sin( sqrt( ln( exp( abs( tan( (x+y+1)^40 (x-y)^9 , ² ⁻¹ \0'.split(
    ' ',
  );

/** Whole terms, so that most of these texts can be read and must be compared. */
const terms =
  '(x+y+1)^40 (x-y)^9 (x+y)^20/(x-y)^7 sin(x^9) sqrt(x^2+y^2) (x^2-2)/(x^2-2) ln(abs(x-y)) exp(x*y)/(1+x^4) 1/(x^3-2x+1) tan(x)^5 0.1234567^9 (2x+3y)^12'.split(
    ' ',
  );

interface Kind {
  readonly key: AnswerKey;
  readonly answer: (text: string) => Answer;
  readonly ms?: number;
}

const expression: AnswerKey = {
  kind: 'expression',
  expression: '(x^2 - y^2)/(x - y) + 1/(x^2 + 1)',
  variables: ['x', 'y'],
};

const kinds: Readonly<Record<string, Kind>> = {
  'multiple-choice': {
    key: { kind: 'multiple-choice', options: ids, correct: ids.slice(0, 25), credit: 'partial' },
    answer: () => ({ kind: 'multiple-choice', selected: ids }),
  },
  multi: {
    key: { kind: 'multi', options: ids, correct: ids.slice(0, 25) },
    answer: () => ({ kind: 'multi', selected: ids }),
  },
  numeric: {
    key: { kind: 'numeric', value: 1 / 3 },
    answer: (text) => ({ kind: 'numeric', text }),
  },
  'matrix (8 × 8)': {
    key: { kind: 'matrix', entries: eight.map(() => eight.map(() => 1)) },
    answer: () => ({ kind: 'matrix', entries: eight.map(() => eight.map(() => '−1,000.5e-3')) }),
  },
  output: {
    key: { kind: 'output', text: '0 0\n2 4' },
    answer: (text) => ({ kind: 'output', text: `${text} \n`.repeat(50) }),
  },
  order: {
    key: { kind: 'order', lines, orders: [placed, placed.toReversed()] },
    answer: () => ({ kind: 'order', lines: placed.toReversed() }),
  },
  'cloze (20 gaps)': {
    key: { kind: 'cloze', gaps: twenty.map((id) => ({ id, accept: [id, '1'], compare: 'code' })) },
    answer: (text) => ({ kind: 'cloze', gaps: twenty.map(() => text) }),
  },
  match: {
    key: { kind: 'match', pairs: ids.map((id) => [id, id]), right: ids },
    answer: () => ({ kind: 'match', pairs: ids.map((id, at) => [id, ids[49 - at] ?? id]) }),
  },
  fault: {
    key: { kind: 'fault', line: 2, lines: 50, reasons: ids, reason: 'o1' },
    answer: () => ({ kind: 'fault', line: 49, reason: 'o49' }),
  },
  expression: {
    key: expression,
    answer: (text) => ({ kind: 'expression', text }),
    ms: limitOfExpression,
  },
};

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  return { rows: Object.entries(kinds).map(([name, kind]) => slowest(name, kind)) };
}

/** Each answer counts as the faster of two runs: what else a machine does only ever adds to it. */
function slowest(name: string, { key, answer, ms = limit }: Kind): Row {
  const given = Array.from({ length: runs }, (_, seed) => answer(hostile(seed)));
  for (const one of given) scoreAnswer(key, one);
  const times = given.map((one) => Math.min(timeOf(key, one), timeOf(key, one)));
  const worst = Math.max(...times);
  return {
    case: `slowest of ${runs} answers: ${name}`,
    ratio: worst / ms,
    against: `${ms} ms`,
    spread: 0,
    target: '≤ 1',
    ms: worst,
  };
}

function timeOf(key: AnswerKey, answer: Answer): number {
  const start = performance.now();
  scoreAnswer(key, answer);
  return performance.now() - start;
}

/** Every second text is nonsense, the others can be read and are dear to compare. */
function hostile(seed: number): string {
  const random = seededRandom(seed);
  const from = seed % 2 === 0 ? pieces : terms;
  const length = 1 + Math.floor(random() * (seed % 2 === 0 ? 30 : 12));
  const text = Array.from({ length }, () => from[Math.floor(random() * from.length)] ?? '');
  return text.join(seed % 2 === 0 ? '' : [' + ', ' * ', ' - '][seed % 3]);
}
