import type { LeafDirective } from '../../markdown/directive-nodes.ts';
import type { Block } from '../../format/compiled-lesson.ts';
import { islandId, type CompileContext } from './compile-context.ts';
import { nearest } from '../../format/nearest.ts';
import { convertProps } from './widget-props.ts';

/** `::widget{name="…" …}` → an island. A widget without a name or of an unknown one stays, and shows its notice. */
export function widgetBlock(node: LeafDirective, context: CompileContext): Block {
  const { name = '', ...attributes } = node.attributes ?? {};
  const props = convertProps(attributes);
  const block: Block = { type: 'widget', id: islandId(context, 'widget'), name: name ?? '', props };
  const { report } = context.reporter;
  if (block.name === '') {
    report(
      'widget-name',
      'error',
      node,
      'The widget has no name.',
      'Write ::widget{name="matrix-multiplier" …}.',
    );
    return block;
  }
  context.widgets.add(block.name);
  const known = context.options.widgets;
  if (!known) return block;
  const definition = known.find((widget) => widget.name === block.name);
  if (!definition) {
    const names = known.map((widget) => widget.name);
    report(
      'widget-name',
      'error',
      node,
      `There is no widget "${block.name}".`,
      nearest(block.name, names, `Known widgets: ${names.join(', ')}.`),
    );
    return block;
  }
  const { title: _title, ...own } = props;
  const result = definition.schema?.['~standard'].validate(
    'title' in props && !acceptsTitle(definition.schema, props) ? own : props,
  );
  // An asynchronous schema answers too late for a compiler; its view checks again.
  if (!result || result instanceof Promise || !('issues' in result) || !result.issues) return block;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(keyOf).join('.');
    report(
      'widget-props',
      'error',
      node,
      `${block.name}${path ? `, prop "${path}"` : ''}: ${issue.message}`,
      'Mend the prop; the props of each widget are listed in the README of @lemma/widgets.',
    );
  }
  return block;
}

/** Every widget may have a title; a strict schema need not name it. */
function acceptsTitle(
  schema: NonNullable<NonNullable<CompileContext['options']['widgets']>[number]['schema']>,
  props: Record<string, unknown>,
): boolean {
  const result = schema['~standard'].validate(props);
  return !(result instanceof Promise) && !('issues' in result && result.issues);
}

function keyOf(segment: unknown): string {
  if (typeof segment === 'object' && segment !== null && 'key' in segment) {
    return String(segment.key);
  }
  return String(segment);
}
