import type { Root, Yaml } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathFromMarkdown } from 'mdast-util-math';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { autolinkTree } from './autolink-tree.ts';
import { bookTree } from './book-tree.ts';
import { directiveTree } from './directive-tree.ts';
import { comments } from './syntax/comments.ts';
import { displayedFormula, displayedFormulaTree } from './syntax/displayed-formula.ts';
import { lineBreak, lineBreakTree } from './syntax/line-break.ts';
import { raisedLowered, raisedLoweredTree } from './syntax/raised-lowered.ts';
import { proseSafe } from './prose-safe.ts';
import { splitFrontMatter } from '../front-matter/split-front-matter.ts';

// What the remark plugins of these names are made of, without the half of each that writes Markdown.
const mdastExtensions = [
  autolinkTree,
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  mathFromMarkdown(),
  displayedFormulaTree,
  lineBreakTree,
  directiveTree(),
  raisedLoweredTree,
  bookTree,
];
const syntax = [
  gfm({ singleTilde: false }),
  { text: math().text ?? {} },
  displayedFormula,
  comments,
  lineBreak,
  raisedLowered,
  directive(),
];
const withEmails = { extensions: proseSafe(syntax), mdastExtensions };
const withoutEmails = {
  extensions: proseSafe(syntax, new Set(['emailAutolink'])),
  mdastExtensions,
};
/** Without it no word can be an e-mail address, and none need be tried. */
const email = /[\w.+-]@[\w.-]/;

/** The one Markdown preset: CommonMark, GFM, maths, block directives, front matter, and what Pandoc and LaTeX write for books; comments are left out, other raw HTML is text. */
export function parseMarkdown(markdown: string): Root {
  const options = email.test(markdown) ? withEmails : withoutEmails;
  const { head, yaml, body } = splitFrontMatter(markdown);
  if (yaml === undefined) return fromMarkdown(markdown, options);
  // Blank lines in its place keep every later node at its line and offset.
  const blank = head.replaceAll(/[^\n]/g, ' ');
  const tree = fromMarkdown(blank + body, options);
  const lines = head.trimEnd().split('\n');
  const node: Yaml = {
    type: 'yaml',
    value: yaml,
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: {
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
        offset: head.trimEnd().length,
      },
    },
  };
  tree.children.unshift(node);
  return tree;
}
