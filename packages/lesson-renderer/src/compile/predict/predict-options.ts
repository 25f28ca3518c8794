import { shuffled, textSeed } from '@lemma/learning-engine';
import { toString } from 'mdast-util-to-string';
import type { ListItem } from 'mdast';
import type { PredictedOption } from '../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import { walk } from '../../markdown/walk.ts';
import type { CompileContext } from '../block/compile-context.ts';
import { compileOptions } from '../question/kinds/options.ts';
import type { PredictProblem } from './predict-problem.ts';

/** What is wrong with the options of a prediction; undefined if nothing is. */
export function problemOfOptions(items: readonly ListItem[]): PredictProblem | undefined {
  const [only] = items;
  if (only && items.length === 1)
    return {
      place: only,
      message: 'A prediction needs at least two options.',
      fix: 'Add what learners expect wrongly as "- [ ] …", or leave the list out for a free line.',
    };
  const boxless = items.find(({ checked }) => typeof checked !== 'boolean');
  if (boxless)
    return {
      place: boxless,
      message: 'This option has no box.',
      fix: 'Begin it with "[x]" (what happens) or "[ ]".',
    };
  const [right, second, ...more] = items.filter(({ checked }) => checked === true);
  if (only && !right)
    return {
      place: only,
      message: 'No option says what happens.',
      fix: 'Mark the one that does with "[x]".',
    };
  if (second)
    return {
      place: second,
      message: `${2 + more.length} options are marked as what happens.`,
      fix: 'Mark one with "[x]" and the others with "[ ]".',
    };
  const silent = items.find((item) => item.checked === false && !hasSentence(item));
  return (
    silent && {
      place: silent,
      message: 'This option has no sentence for whoever expects it.',
      fix: 'Add a blockquote inside the option ("  > …") that names the misconception behind it.',
    }
  );
}

const hasSentence = ({ children }: ListItem) => {
  const last = children.at(-1);
  return last?.type === 'blockquote' && toString(last).trim() !== '';
};

/** The options in the order to show: mixed by their text, so that the right one is not first because it was written first. */
export function predictedOptions(
  items: readonly ListItem[],
  mixed: boolean,
  context: CompileContext,
  handlers: BlockHandlers,
): readonly PredictedOption[] {
  const options = compileOptions(items, context, handlers).map(
    ({ id, html, feedback }, index): PredictedOption => ({
      id,
      html,
      right: items[index]?.checked === true,
      why: feedback,
    }),
  );
  return mixed ? shuffled(options, textSeed(options.map(({ html }) => html).join(''))) : options;
}

/** What an option says that a cell prints: its code, or all of its words where it has none. */
export function saidBy(item: ListItem): readonly string[] {
  const content = item.children.filter(({ type }) => type !== 'blockquote');
  const codes: string[] = [];
  for (const node of content)
    walk(node, (inner) => {
      if (inner.type === 'inlineCode' || inner.type === 'code') codes.push(inner.value);
    });
  return codes.length > 0 ? codes : [content.map((node) => toString(node)).join('\n')];
}
