import type { AnswerProblem, NumberProblem } from '@lemma/learning-engine';
import * as v from 'valibot';
import { escapeHtml } from '../html/escape-html.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import type { LessonHtml } from '../format/lesson-html.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const numberProblem = v.variant('code', [
  v.object({
    code: v.picklist([
      'no-number',
      'number-too-long',
      'zero-below',
      'number-too-large',
      'unit-unwanted',
    ]),
  }),
  v.object({ code: v.literal('not-a-number'), typed: v.string() }),
  v.object({ code: v.literal('comma-two-ways'), amount: v.string(), joined: v.string() }),
]) satisfies v.GenericSchema<unknown, NumberProblem>;

const answerProblem = v.variant('code', [
  numberProblem,
  v.object({
    code: v.picklist([
      'nothing-chosen',
      'one-only',
      'option-unknown',
      'other-kind',
      'no-code',
      'tests-not-run',
    ]),
  }),
  v.object({ code: v.literal('unit-expected'), unit: v.string() }),
  v.object({ code: v.literal('matrix-size'), rows: count, columns: count }),
  v.object({ code: v.literal('entry'), row: count, column: count, problem: numberProblem }),
]) satisfies v.GenericSchema<unknown, AnswerProblem>;

/** HTML of another page. `readFeedback` escapes it unless that page is trusted. */
const html = v.pipe(
  v.string(),
  v.transform((text) => text as LessonHtml),
);

const feedback = v.object({
  correct: v.boolean(),
  credit: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  comment: html,
  explanation: html,
  correctOptions: v.exactOptional(v.array(v.string())),
  correctValue: v.exactOptional(v.string()),
  wrongEntries: v.exactOptional(v.array(v.tuple([count, count]))),
  unreadable: v.exactOptional(v.union([v.string(), answerProblem])),
}) satisfies v.GenericSchema<unknown, Feedback>;

export type ReadFeedback =
  | { readonly feedback: Feedback }
  /** Which field is wrong, and how. */
  | { readonly problem: string };

/**
 * A `Feedback` that another page sent. Its HTML is somebody else's: unless that page is `trusted`, `comment` and
 * `explanation` are shown as the text that they are, line by line.
 */
export function readFeedback(data: unknown, trusted: boolean): ReadFeedback {
  const read = v.safeParse(feedback, data);
  if (!read.success) {
    const [issue] = read.issues;
    const path = v.getDotPath(issue);
    return { problem: `${path ? `${path}: ` : ''}${issue.message}` };
  }
  const { output } = read;
  if (trusted) return { feedback: output };
  const { comment, explanation } = output;
  return { feedback: { ...output, comment: asText(comment), explanation: asText(explanation) } };
}

const asText = (text: string) => escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>') as LessonHtml;
