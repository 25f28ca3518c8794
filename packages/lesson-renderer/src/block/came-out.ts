import type { Prediction } from '../format/compiled-lesson.ts';
import type { Predicted } from '../format/predicted.ts';

/** Whether it came out as the learner said; undefined where that is theirs to say. */
export function cameOut(
  { options, printed }: Prediction,
  { option, text }: Predicted,
): boolean | undefined {
  if (option !== undefined) return options.find(({ id }) => id === option)?.right;
  if (text === undefined || printed === undefined) return undefined;
  return tidy(text) === tidy(printed);
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
