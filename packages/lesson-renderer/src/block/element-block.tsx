import { createElement, type ReactNode } from 'react';
import type { Block } from '../format/compiled-lesson.ts';
import { trustedHtml } from './trusted-html.ts';

type ElementBlockData = Extract<Block, { type: 'element' }>;

/** Elements that the compiler writes around islands. A name that is not here is never made. */
const allowed = new Set([
  'div',
  'section',
  'details',
  'summary',
  'blockquote',
  'figure',
  'figcaption',
  'span',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

export function ElementBlock({
  block,
  children,
}: {
  readonly block: ElementBlockData;
  readonly children: ReactNode;
}) {
  const tag = allowed.has(block.tag) ? block.tag : 'div';
  const props = reactProps(block.attributes);
  const [only] = block.blocks;
  if (block.blocks.length === 1 && only?.type === 'html') {
    return createElement(tag, { ...props, dangerouslySetInnerHTML: trustedHtml(only.html) });
  }
  return createElement(tag, props, children);
}

const names: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

/** Event handlers and style never pass, whoever wrote the lesson. */
function reactProps(attributes: ElementBlockData['attributes']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) =>
        /^(class|id|role|start|tabindex|dir|lang|name|open|(data|aria)-[a-z-]+)$/.test(name),
      )
      .map(([name, value]) => [names[name] ?? name, name === 'tabindex' ? Number(value) : value]),
  );
}
