import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { directive } from 'micromark-extension-directive';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { proseSafe } from './prose-safe.ts';

// What the remark plugins of these names are made of, without the half of each that writes Markdown.
const options = {
  extensions: proseSafe([frontmatter(), gfm({ singleTilde: false }), math(), directive()]),
  mdastExtensions: [
    frontmatterFromMarkdown(),
    gfmFromMarkdown(),
    mathFromMarkdown(),
    directiveFromMarkdown(),
  ],
};

/** The one Markdown preset: CommonMark, GFM, maths, block directives, front matter; raw HTML is text. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, options);
}
