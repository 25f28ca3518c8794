import type { Feedback } from '../../format/learner-lesson.ts';

/** How a part of an answer is marked. One that was changed for a second try is not marked until it is checked. */
export function partMark(
  feedback: Feedback | undefined,
  part: string,
  changed: boolean,
): 'right' | 'wrong' | undefined {
  if (!feedback || feedback.dontKnow || (feedback.secondTry && changed)) return undefined;
  return feedback.wrongParts?.includes(part) ? 'wrong' : 'right';
}
