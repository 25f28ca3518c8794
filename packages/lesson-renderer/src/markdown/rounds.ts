import { filledLabel } from '../format/labels.ts';
import type { SectionKind, SectionRound } from '../format/compiled-lesson.ts';

/**
 * The round of each section, from 1: a round ends with its exercises. Undefined for the review, and everywhere in a
 * lesson of one round.
 */
export function roundNumbers(kinds: readonly SectionKind[]): readonly (number | undefined)[] {
  let round = 1;
  const numbers = kinds.map((kind, i) => {
    if (kind === 'review') return undefined;
    if (kinds[i - 1] === 'exercises') round += 1;
    return round;
  });
  return round === 1 ? numbers.map(() => undefined) : numbers;
}

/** The same numbers with what a page shows of them. `label` holds `{round}` and `{rounds}`. */
export function sectionRounds(
  kinds: readonly SectionKind[],
  label: string,
): readonly (SectionRound | undefined)[] {
  const numbers = roundNumbers(kinds);
  const rounds = Math.max(...numbers.map((number) => number ?? 1));
  return numbers.map((number) =>
    number === undefined
      ? undefined
      : { number, title: filledLabel(label, { round: number, rounds }) },
  );
}
