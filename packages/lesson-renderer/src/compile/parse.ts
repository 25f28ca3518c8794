import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { proseSafe } from './prose-safe.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkDirective)
  .use(proseSafe)
  .freeze();

/** The one Markdown preset: CommonMark, GFM, maths, block directives, front matter; raw HTML is text. */
export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown);
}
