import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { DirectiveResult } from '../../format/extensions.ts';
import { element } from '../../html/html-nodes.ts';
import { island } from '../../html/islands.ts';
import { problem } from '../../html/problem.ts';
import { serialize } from '../../html/to-html.ts';
import type { ContainerDirective, LeafDirective } from '../../markdown/directive-nodes.ts';
import { labelled } from '../../markdown/directive-label.ts';
import { islandId, type CompileContext, type OwnDirectiveHandler } from './compile-context.ts';

/** Elements that may stand around blocks. */
const tags = new Set(['div', 'section', 'details', 'blockquote', 'figure']);

/** A block of the host's: its own function says what it becomes. What it throws is a message, and nothing else fails. */
export const ownDirective: OwnDirectiveHandler =
  (make, context) => (state, node: ContainerDirective | LeafDirective) => {
    const { label, rest } =
      node.type === 'containerDirective' ? labelled(node) : { label: undefined, rest: [] };
    let wrong: readonly [string, string] | undefined;
    let result: DirectiveResult | undefined;
    try {
      result = make({
        name: node.name,
        attributes: Object.fromEntries(
          Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
        ),
        title: label ? serialize(state.all(label)) : '',
        text: toString({ type: 'root', children: rest }),
        report: (message, fix) => {
          wrong ??= [message, fix];
        },
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      wrong = [
        `The block "${node.name}" of your extensions failed: ${reason}`,
        'Mend its function.',
      ];
    }
    if (result && 'tag' in result && !tags.has(result.tag))
      wrong ??= [
        `The block "${node.name}" of your extensions makes a <${result.tag}>.`,
        `Use one of ${[...tags].join(', ')}.`,
      ];
    if (wrong || !result)
      return problem(
        context.reporter.report(
          'own-block',
          'error',
          node,
          ...(wrong ??
            ([
              `The block "${node.name}" of your extensions gives nothing.`,
              'Mend its function.',
            ] as const)),
        ),
      );
    const content =
      node.type === 'containerDirective' ? state.all({ ...node, children: rest }) : [];
    return made(result, state.wrap(content, true), context);
  };

function made(
  result: DirectiveResult,
  content: ElementContent[],
  context: CompileContext,
): ElementContent {
  if ('html' in result) return raw(result.html);
  if ('widget' in result) {
    context.widgets.add(result.widget);
    const props = { ...result.props };
    return island({ type: 'widget', id: islandId(context, 'widget'), name: result.widget, props });
  }
  const { tag, attributes = {}, before, after } = result;
  const inside = [...(before ? [raw(before)] : []), ...content, ...(after ? [raw(after)] : [])];
  return element(tag, inside, safe(attributes));
}

/** Event handlers and styles never pass. */
function safe(attributes: Readonly<Record<string, string>>): Element['properties'] {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => /^(?:class|id|role|lang|dir|open|(?:data|aria)-[a-z-]+)$/.test(name))
      .map(([name, value]) => [name === 'class' ? 'className' : name, value]),
  );
}

const raw = (value: string): ElementContent => ({ type: 'raw', value });
