import type { Answered } from '../wire.ts';

type Known = Pick<Answered<'diagnosticResults'>, 'likely_known' | 'skipped_count'> & {
  readonly lessons: readonly Pick<
    Answered<'diagnosticResults'>['lessons'][number],
    'asked' | 'result'
  >[];
};

/**
 * How sure the skipped lessons are: how many were asked about, and how many the learner is likely to know. No range is
 * stated as all of them and nothing less, however narrow the estimate is: a right answer can be a guess.
 *
 * @example
 * surenessInWords({ skipped_count: 18, likely_known: { least: 18, most: 18 }, lessons });
 * // 'You answered questions on 5 of these 18 lessons; the other 13 follow from those answers. You likely know 17 to 18 of them.'
 */
export function surenessInWords({ likely_known, skipped_count: skipped, lessons }: Known): string {
  const asked = lessons.filter((lesson) => lesson.asked && lesson.result === 'skipped').length;
  const least = Math.min(likely_known.least, skipped - 1);
  if (skipped === 1)
    return asked === 1
      ? 'You answered a question on this lesson, and likely know it.'
      : 'This lesson follows from your other answers: you likely know it.';
  const known =
    least < likely_known.most ? `${least} to ${likely_known.most}` : `${likely_known.most}`;
  return `${evidenceInWords(asked, skipped)} You likely know ${known} of them.`;
}

function evidenceInWords(asked: number, skipped: number): string {
  if (asked === 0) return `These ${skipped} lessons follow from your other answers.`;
  if (asked === skipped) return `You answered questions on all ${skipped} lessons.`;
  const rest = skipped - asked;
  return `You answered questions on ${asked} of these ${skipped} lessons; the other ${rest === 1 ? 'one follows' : `${rest} follow`} from those answers.`;
}
