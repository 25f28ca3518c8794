import type { RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { joinDefinitions } from './definition-lists.ts';
import { readLabel, readReferences } from './equation-labels.ts';
import { readWidths } from './image-widths.ts';
import { joinCaptions } from './table-captions.ts';
import { walk } from './walk.ts';

/** Changes of nodes that stand beside each other, in their order. */
const changes: readonly ((siblings: RootContent[]) => void)[] = [
  joinDefinitions,
  joinCaptions,
  readWidths,
  readReferences,
];

/** What Pandoc and LaTeX write for books in the characters of Markdown: read in one walk, before anything looks at the tree. */
export const bookTree: Extension = {
  transforms: [
    (tree) => {
      walk(tree, (node) => {
        if (node.type === 'math') readLabel(node);
        else if ('children' in node)
          for (const change of changes) change(node.children as RootContent[]);
      });
    },
  ],
};
