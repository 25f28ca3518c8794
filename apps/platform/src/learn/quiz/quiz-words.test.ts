import { describe, expect, it } from 'vitest';
import { exampleResult } from './example-quiz.ts';
import { estimateInWords, headlineOf, planChanges } from './quiz-words.ts';

describe('a quiz in words', () => {
  it('has a sentence for every figure, and the range beside it', () => {
    const sentences = [1, 0.9, 0.89, 0.74, 0.54, 0.39, 0].map((retention) =>
      headlineOf({ retention, low: 0, high: 1 }),
    );
    expect(new Set(sentences).size).toBe(5);
    expect(sentences[0]).toContain('nearly all');
    expect(sentences.at(-1)).toContain('slipped');
    expect(estimateInWords({ retention: 0.838, low: 0.72, high: 0.917 })).toBe(
      '84 %, likely between 72 and 92 %',
    );
  });

  it('says which lessons are due now, and by how much the others wait longer', () => {
    const end = '2026-11-22T19:00:00.000Z';
    const inDays = (days: number) => new Date(Date.parse(end) + days * 86_400_000).toISOString();
    const [one] = exampleResult().answers;
    if (!one) throw new Error('no answer');
    const of = (correct: boolean, from: number, to: number | null, title = 'x') => ({
      ...one,
      lesson: { ...one.lesson, title },
      feedback: { ...one.feedback, correct },
      due_before: inDays(from),
      due_at: to === null ? null : inDays(to),
    });
    const answers = [
      of(false, 5, 0, 'Missed'),
      of(false, 5, null, 'No longer mastered'),
      of(true, 8, 15),
      of(true, -2, 3),
      of(true, 9, 16),
      of(true, 9, 9.5),
    ];
    expect(planChanges({ ...exampleResult(), answers }, end)).toEqual({
      due: ['Missed'],
      later: { lessons: 3, from: 8, to: 15 },
    });
    expect(planChanges({ ...exampleResult(), answers: [] }, end)).toEqual({
      due: [],
      later: undefined,
    });
  });
});
