import { describe, expect, it } from 'vitest';
import type {
  CaseFault,
  CaseOutcome,
  CaseResult,
  PythonRule,
  ValueDifference,
} from '../protocol/cases.ts';
import type { RunNotice } from '../protocol/results.ts';
import type { StartProblem } from '../protocol/start-problem.ts';
import { englishRuntimeStrings } from './english-runtime.ts';
import { foreignPython } from './foreign-python.fixture.ts';
import { sayNotice } from './say-notice.ts';
import { sayStartProblem } from './say-start.ts';
import { sayFailure, sayOutcome, sayRule } from './say-test.ts';

/** One of each code: a code that is new does not compile before it is here. */
type Each<Kind extends { readonly code: string }> = {
  readonly [Code in Kind['code']]: Extract<Kind, { readonly code: Code }>;
};

const problems: Each<StartProblem> = {
  'file-unreachable': { code: 'file-unreachable', url: '/1' },
  'file-refused': { code: 'file-refused', url: '/1', status: 404 },
  'file-broken': { code: 'file-broken', url: '/1' },
  'no-wasm': { code: 'no-wasm' },
  'wasm-refused': { code: 'wasm-refused', detail: '1' },
  'too-slow': { code: 'too-slow', seconds: 60 },
  'worker-lost': { code: 'worker-lost' },
  ended: { code: 'ended' },
  failed: { code: 'failed', detail: '1' },
};

const notices: Record<RunNotice['code'], true> = {
  stopped: true,
  'too-slow': true,
  'too-much-output': true,
  crashed: true,
  'out-of-memory': true,
  'too-large': true,
  'too-deep': true,
  'no-such-module': true,
  'no-such-package': true,
  'package-not-loaded': true,
  'library-not-loaded': true,
};

const rule: PythonRule = { rule: 'uses', what: 'loop' };
const faults: Record<CaseFault['code'], CaseFault> = {
  'program-should-end': { code: 'program-should-end' },
  'call-should-end': { code: 'call-should-end' },
  'should-return': { code: 'should-return', value: '1' },
  'should-raise': { code: 'should-raise', name: 'E' },
  'should-print': { code: 'should-print', text: '"1"' },
  hidden: { code: 'hidden' },
  'hidden-raises': { code: 'hidden-raises', name: 'E' },
  'hidden-timeout': { code: 'hidden-timeout' },
  'hidden-output-limit': { code: 'hidden-output-limit' },
  'hidden-interrupted': { code: 'hidden-interrupted' },
  'hidden-crashed': { code: 'hidden-crashed' },
  'rule-broken': { code: 'rule-broken', rule, lines: [2, 3] },
  'rule-unknown': { code: 'rule-unknown', what: 'α' },
  'syntax-error': { code: 'syntax-error' },
};
const differences: { readonly [Code in ValueDifference['code']]: ValueDifference } = {
  'not-array': { code: 'not-array' },
  'not-index': { code: 'not-index' },
  'not-series': { code: 'not-series' },
  'not-frame': { code: 'not-frame' },
  'not-axes': { code: 'not-axes' },
  'too-big': { code: 'too-big' },
  drawn: { code: 'drawn', part: '[0]', got: '1', wanted: '2' },
  shape: { code: 'shape', got: '(3, 1)', wanted: '(3,)', sameEntries: true },
  dtype: { code: 'dtype', got: '1', wanted: '2', column: '3' },
  entry: { code: 'entry', place: '[0]', got: '1', wanted: '2' },
  rows: { code: 'rows', got: 1, wanted: 2 },
  columns: { code: 'columns', missing: ['1'], extra: ['2'] },
  'column-order': { code: 'column-order', wanted: ['1', '2'] },
  label: { code: 'label', place: 1, got: '1', wanted: '2' },
  name: { code: 'name', got: '1', wanted: '2' },
};
const outcomes: Record<CaseOutcome['code'], CaseOutcome> = {
  returned: { code: 'returned', value: '1' },
  printed: { code: 'printed', text: '"1"' },
  ended: { code: 'ended' },
  raised: { code: 'raised', message: 'E', line: 2 },
  timeout: { code: 'timeout' },
  'output-limit': { code: 'output-limit' },
  interrupted: { code: 'interrupted' },
  crashed: { code: 'crashed' },
  failed: { code: 'failed' },
};

const failed = (why: CaseFault, more: Partial<CaseResult> = {}): CaseResult => ({
  name: 'α',
  kind: 'case',
  passed: false,
  hidden: false,
  why,
  ...more,
});
const nothing: CaseOutcome = { code: 'printed', text: '' };
const words = Object.keys(englishRuntimeStrings.rules).flatMap((key): PythonRule[] => {
  const [rule, what = ''] = key.split(' ');
  if (rule !== 'uses' && rule !== 'forbids') return [];
  return [{ rule, what: what === 'call' || what === 'operator' ? `${what}:α` : what }];
});

/** Every sentence there can be, said in the strings given. */
function everySentence(strings: typeof foreignPython | typeof englishRuntimeStrings): string[] {
  const shouldEnd = faults['call-should-end'];
  return [
    ...Object.values(problems).map((problem) => sayStartProblem(problem, strings.start)),
    ...Object.keys(notices).flatMap((code) =>
      [true, false].map((startedAgain) =>
        sayNotice({ code: code as RunNotice['code'], startedAgain }, strings.notices),
      ),
    ),
    ...Object.values(differences).map(
      (difference) =>
        sayFailure(failed({ code: 'should-return', value: '2', difference }), strings) ?? '',
    ),
    ...Object.values(faults).map((why) => sayFailure(failed(why), strings) ?? ''),
    sayFailure(failed({ code: 'rule-broken', rule, lines: [] }), strings) ?? '',
    ...[...Object.values(outcomes), nothing, { code: 'raised' as const, message: 'E' }].map(
      (outcome) => sayFailure(failed(shouldEnd, { outcome }), strings) ?? '',
    ),
    ...[nothing, ...Object.values(outcomes)].flatMap(
      (outcome) => sayOutcome(outcome, strings.tests) ?? [],
    ),
    ...words.map((each) => sayRule(each, strings.rules)),
  ];
}

it('every code has words of the host, with its values, and no two the same', () => {
  const said = everySentence(foreignPython);
  expect(said.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(/‹[^›]*›/g, '')))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

it('every text of start, notices, tests, rules and differences is one that a code leads to, or that the parts show', () => {
  const said = everySentence(foreignPython).join(' ');
  const never = (['start', 'notices', 'tests', 'rules', 'differences'] as const).flatMap((part) =>
    Object.keys(englishRuntimeStrings[part]).filter((key) => !said.includes(`‹${key}›`)),
  );
  const shown = ['loading', 'starting', 'passing', 'hiddenPassing', 'hiddenTest', 'passed'];
  expect(never).toEqual(shown);
});

describe('in English', () => {
  it('every sentence is one', () => {
    for (const text of everySentence(englishRuntimeStrings)) expect(text).toMatch(/\S/);
  });

  it('what was wanted, what came and what the author wrote stand in this order', () => {
    const result = failed(faults['should-return'], {
      outcome: { code: 'raised', message: 'ValueError: no', line: 2 },
      advice: 'Look again.',
    });
    expect(sayFailure(result, englishRuntimeStrings)).toBe(
      'It should return 1. Yours raised ValueError: no (line 2). Look again.',
    );
  });

  it('a word that no rule knows is said as it is', () => {
    expect(sayRule({ rule: 'uses', what: 'loops' }, englishRuntimeStrings.rules)).toBe('loops');
    expect(sayRule({ rule: 'uses', what: 'toString' }, englishRuntimeStrings.rules)).toBe(
      'toString',
    );
  });
});
