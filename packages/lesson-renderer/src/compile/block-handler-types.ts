import type { Options } from 'mdast-util-to-hast';

/** How each kind of Markdown node becomes HTML nodes or an island. */
export type BlockHandlers = NonNullable<Options['handlers']>;
export type BlockHandler = NonNullable<BlockHandlers['code']>;
