import type { CaseResult, Exercise } from '../protocol/cases.ts';

const wait = { name: 'slow', call: 'wait(True)', expect: '1', hidden: false };

/** A case that never ends, and one that does. */
export const slowExercise: Exercise = {
  code: 'def wait(long):\n    while long: pass\n    return 1',
  cases: [wait, { ...wait, name: 'quick', call: 'wait(False)' }],
  rules: [],
  caseTimeoutMs: 300,
};

/** The first ended at its time limit, the next was graded: in the page and in Node alike. */
export const slowVerdicts: readonly Partial<CaseResult>[] = [
  {
    passed: false,
    outcome: { code: 'timeout' },
    message: 'The program should run to its end. Yours ran out of time.',
  },
  { passed: true, outcome: { code: 'returned', value: '1' } },
];
