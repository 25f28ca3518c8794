import * as v from 'valibot';
import type { ForeseenMistake } from '../../../format/compiled-lesson.ts';
import { keyed } from '../../../yaml/explain-issue.ts';
import { inlineHtml } from '../../block/inline-html.ts';
import { defined } from './defined.ts';
import type { MistakeReader, QuestionBlock } from './question-kind.ts';
import { readYamlList } from './yaml-list.ts';

const example =
  'Write "- answer: …" (or gap, point, line, left and right, as the kind of question has them) and "feedback: …".';
const text = v.optional(v.string(example));
const entry = keyed(
  {
    answer: text,
    line: text,
    indent: text,
    gap: text,
    point: text,
    left: text,
    right: text,
    feedback: v.string('Write "feedback: …": what the learner is told.'),
  },
  example,
);

/** Reads a `yaml mistakes` fence: the wrong answers that the author foresaw. */
export function readMistakes(
  { source, context }: QuestionBlock,
  read: MistakeReader | undefined,
): readonly ForeseenMistake[] {
  const { report } = context.reporter;
  if (!source.mistakes) return [];
  if (!read) {
    report(
      'mistakes',
      'error',
      source.mistakes,
      'This kind of question has no list of mistakes.',
      'Write the feedback as a blockquote inside a wrong option, or as the message of a test.',
    );
    return [];
  }
  const words = { rule: 'mistakes', list: 'The mistakes', entry: 'Mistake', example };
  return readYamlList(source.mistakes, context, words, () => entry).flatMap(
    ({ value, place, placeOf }) => {
      const { feedback, ...given } = value;
      const mistake = read(defined(given));
      if ('problem' in mistake) {
        report('mistakes', 'error', place, mistake.problem, example);
        return [];
      }
      return [{ ...mistake, feedback: inlineHtml(feedback, placeOf('feedback').line, context) }];
    },
  );
}
