import { createElement, memo } from 'react';
import { trustedHtml } from './trusted-html.ts';

/** HTML made by the compiler. Rendering it again costs one comparison of strings. */
export const HtmlBlock = memo(function HtmlBlock({
  html,
  tag = 'div',
  className = 'lemma-html',
}: {
  readonly html: string;
  readonly tag?: 'div' | 'span';
  readonly className?: string;
}) {
  return createElement(tag, { className, dangerouslySetInnerHTML: trustedHtml(html) });
});
