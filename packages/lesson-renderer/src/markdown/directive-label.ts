import type { Paragraph, RootContent } from 'mdast';
import type { ContainerDirective } from './directive-nodes.ts';

/** What stands in the brackets of a block, `:::tip[Title]`, and what stands in the block itself. */
export function labelled({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly rest: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  return first && isLabel(first) ? { label: first, rest } : { label: undefined, rest: children };
}

function isLabel(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
