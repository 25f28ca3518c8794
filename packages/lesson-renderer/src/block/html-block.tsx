import { createElement, memo } from 'react';
import type { LessonHtml } from '../format/lesson-html.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { trustedHtml } from './trusted-html.ts';

interface HtmlBlockProps {
  readonly html: LessonHtml;
  readonly tag?: string;
  readonly className?: string | undefined;
}

/** HTML made by the compiler, with components of the host where it gives some. Rendering it again costs one comparison of strings. */
export const HtmlBlock = memo(function HtmlBlock({ html, tag = 'div', ...props }: HtmlBlockProps) {
  const children = useLessonHost().components?.(html);
  return createElement(
    tag,
    {
      className: 'lemma-html',
      ...props,
      dangerouslySetInnerHTML: children ? undefined : trustedHtml(html),
    },
    children,
  );
});
