import type { MultipleChoiceKey } from '@lemma/learning-engine';
import type { ListItem } from 'mdast';
import type { ContainerDirective } from '../../../markdown/directive-nodes.ts';
import type { CompiledOption } from '../../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../../html/block-handler-types.ts';
import type { CompileContext } from '../../block/compile-context.ts';
import { compileHtml } from '../../block/to-hast.ts';
import { unwrapped } from '../../block/unwrapped.ts';

/** Options of a multiple-choice question, in source order, with the ids a, b, c … */
export function compileOptions(
  items: readonly ListItem[],
  context: CompileContext,
  handlers: BlockHandlers,
): readonly CompiledOption[] {
  return items.map((item, index) => {
    const last = item.children.at(-1);
    const comment = last?.type === 'blockquote' ? last.children : [];
    const content = last?.type === 'blockquote' ? item.children.slice(0, -1) : item.children;
    return {
      id: optionId(index),
      html: compileHtml(unwrapped(content), context, handlers),
      feedback: compileHtml(unwrapped(comment), context, handlers),
    };
  });
}

export function optionId(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : `o${index + 1}`;
}

/** The ids of the right options; undefined, with messages, where there are fewer than `least` options or none is right. */
export function rightOptions(
  node: ContainerDirective,
  items: readonly ListItem[],
  context: CompileContext,
  least: number,
): readonly string[] | undefined {
  const { report } = context.reporter;
  if (items.length < least) {
    report(
      'options',
      'error',
      node,
      `This kind of question needs at least ${least === 2 ? 'two' : 'three'} options.`,
      'Write them as a list: "- [x] right" and "- [ ] wrong".',
    );
    return undefined;
  }
  for (const item of items) {
    if (typeof item.checked !== 'boolean') {
      report('options', 'error', item, 'This option has no box.', 'Begin it with "[x]" or "[ ]".');
    }
  }
  const correct = items.flatMap((item, index) => (item.checked === true ? [optionId(index)] : []));
  if (correct.length > 0) return correct;
  report('options', 'error', node, 'No option is marked right.', 'Mark at least one with "[x]".');
  return undefined;
}

/** The key of a multiple-choice question; undefined, with messages, if it has none. */
export function choiceKey(
  node: ContainerDirective,
  items: readonly ListItem[],
  context: CompileContext,
): MultipleChoiceKey | undefined {
  const correct = rightOptions(node, items, context, 2);
  if (!correct) return undefined;
  const several = node.attributes?.['choose'] === 'several';
  if (correct.length > 1 && !several) {
    context.reporter.report(
      'options',
      'error',
      node,
      `${correct.length} options are marked right.`,
      'Mark one, or write type="multi".',
    );
  }
  return {
    kind: 'multiple-choice',
    options: items.map((_, index) => optionId(index)),
    correct,
    ...(node.attributes?.['credit'] === 'partial' ? { credit: 'partial' } : {}),
  };
}
