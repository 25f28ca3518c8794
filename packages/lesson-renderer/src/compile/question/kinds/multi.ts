import type { MultiKey } from '@lemma/learning-engine';
import type { KindCompiler } from '../source/question-kind.ts';
import { mistakenAnswers } from './mistaken-answers.ts';
import { compileOptions, optionId, rightOptions } from './options.ts';

/** Several options, all that apply. */
export const multi: KindCompiler = ({ node, source, context, handlers }) => {
  const { report } = context.reporter;
  const correct = rightOptions(node, source.options, context, 3);
  if (!correct) return undefined;
  const options = source.options.map((_, index) => optionId(index));
  if (correct.length === options.length) {
    const fix = 'Add an option with "[ ]" that a learner may take for right.';
    report('options', 'error', node, 'All options are marked right.', fix);
    return undefined;
  }
  const key: MultiKey = { kind: 'multi', options, correct };
  return {
    key,
    options: compileOptions(source.options, context, handlers),
    mistakes: mistakenAnswers(
      key,
      (text) => {
        const chosen = text.split(/[\s,]+/u).filter((id) => id !== '');
        const unknown = chosen.find((id) => !options.includes(id));
        return unknown === undefined
          ? { ...key, correct: chosen }
          : { problem: `There is no option "${unknown}": they are ${options.join(', ')}.` };
      },
      (mistaken) => ({ kind: 'multi', selected: mistaken.correct }),
    ),
  };
};
