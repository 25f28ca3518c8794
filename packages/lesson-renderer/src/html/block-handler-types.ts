import type { ElementContent, Literal } from 'hast';
import type { Nodes, Parents } from 'mdast';

/** HTML as text, from KaTeX and the highlighter alone. */
interface Raw extends Literal {
  readonly type: 'raw';
  readonly value: string;
}

declare module 'hast' {
  interface ElementContentMap {
    raw: Raw;
  }
  interface RootContentMap {
    raw: Raw;
  }
}

/** What a handler may ask for while it turns its node into HTML. */
export interface ToHtml {
  /** The children of a node, converted. */
  readonly all: (parent: Nodes) => ElementContent[];
  /** The same nodes with a line break between each two, and around all of them. */
  readonly wrap: (nodes: readonly ElementContent[], around: boolean) => ElementContent[];
}

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { readonly type: Type }>;

/** How one kind of Markdown node becomes HTML nodes or an island; undefined for nothing. */
export type BlockHandler<Type extends Nodes['type']> = (
  state: ToHtml,
  node: NodeOf<Type>,
  parent: Parents,
) => ElementContent | readonly ElementContent[] | undefined;

/** Handlers of the constructs whose HTML is the format's own. */
export type BlockHandlers = { readonly [Type in Nodes['type']]?: BlockHandler<Type> };
