import type { Answer } from '@lemma/learning-engine';

/** An answer that puts lines in order, each with its indentation. */
export const lines = (...placed: readonly (readonly [string, number])[]): Answer => ({
  kind: 'order',
  lines: placed.map(([id, indent]) => ({ id, indent })),
});

/** A right and a wrong answer to each question of `kindsLesson`. */
export const kindsAnswers = {
  printed: {
    right: { kind: 'output', text: '0 0\n2 4\n' },
    wrong: { kind: 'output', text: '0 0\n1 1\n2 4' },
  },
  ordered: {
    right: lines(['l5', 0], ['l2', 1], ['l6', 1], ['l4', 2], ['l7', 1]),
    wrong: lines(['l5', 0], ['l2', 1], ['l6', 1], ['l4', 2], ['l7', 2]),
  },
  argued: {
    right: lines(['l2', 0], ['l3', 0], ['l5', 0], ['l4', 0]),
    wrong: lines(['l2', 0], ['l3', 0]),
  },
  gaps: {
    right: { kind: 'cloze', gaps: ['3', 'Two', 'b', 'sum'] },
    wrong: { kind: 'cloze', gaps: ['3', '3', 'x', 'max'] },
  },
  pairs: {
    right: {
      kind: 'match',
      pairs: [
        ['p1', 'r1'],
        ['p2', 'r3'],
        ['p3', 'r2'],
      ],
    },
    wrong: {
      kind: 'match',
      pairs: [
        ['p1', 'r1'],
        ['p2', 'r2'],
        ['p3', 'r3'],
      ],
    },
  },
  derived: {
    right: { kind: 'expression', text: '2x² + 2x' },
    wrong: { kind: 'expression', text: '2x² + 1' },
  },
  several: {
    right: { kind: 'multi', selected: ['c', 'a'] },
    wrong: { kind: 'multi', selected: ['a', 'd'] },
  },
  placed: {
    right: { kind: 'point', points: [[3, -1]] },
    wrong: { kind: 'point', points: [[-1, 3]] },
  },
  faulty: {
    right: { kind: 'fault', line: 3, reason: 'b' },
    wrong: { kind: 'fault', line: 2, reason: 'a' },
  },
} satisfies Readonly<Record<string, { readonly right: Answer; readonly wrong: Answer }>>;
