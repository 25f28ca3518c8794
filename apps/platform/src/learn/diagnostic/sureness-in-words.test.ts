import { describe, expect, it } from 'vitest';
import { surenessInWords } from './sureness-in-words.ts';

function skipped(all: number, asked: number) {
  return Array.from({ length: all }, (_, i) => ({ asked: i < asked, result: 'skipped' as const }));
}

describe('how sure the skipped lessons are', () => {
  it('never says that all of them are known, however narrow the estimate', () => {
    expect(
      surenessInWords({
        skipped_count: 18,
        likely_known: { least: 18, most: 18 },
        lessons: [...skipped(18, 5), { asked: true, result: 'missed' }],
      }),
    ).toBe(
      'You answered questions on 5 of these 18 lessons; the other 13 follow from those answers. You likely know 17 to 18 of them.',
    );
  });

  it('says the range as it was estimated', () => {
    const known = { skipped_count: 11, likely_known: { least: 9, most: 11 } };
    expect(surenessInWords({ ...known, lessons: skipped(11, 11) })).toBe(
      'You answered questions on all 11 lessons. You likely know 9 to 11 of them.',
    );
    expect(surenessInWords({ ...known, lessons: skipped(11, 10) })).toContain(
      'the other one follows',
    );
    expect(surenessInWords({ ...known, lessons: skipped(11, 0) })).toContain(
      'These 11 lessons follow from your other answers.',
    );
  });

  it('says of a single lesson whether it was asked', () => {
    const one = { skipped_count: 1, likely_known: { least: 1, most: 1 } };
    expect(surenessInWords({ ...one, lessons: skipped(1, 1) })).toContain('answered a question');
    expect(surenessInWords({ ...one, lessons: skipped(1, 0) })).toContain('follows from your');
  });
});
