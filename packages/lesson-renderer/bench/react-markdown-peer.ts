import { createElement, type ReactElement } from 'react';
import Markdown from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';

const remarkPlugins = [remarkGfm, remarkMath, remarkDirective];
const rehypePlugins = [rehypeKatex];

/** What a host would write without this package: react-markdown with the same plugins. */
export function reactMarkdownElement(markdown: string): ReactElement {
  return createElement(Markdown, { remarkPlugins, rehypePlugins }, markdown);
}
