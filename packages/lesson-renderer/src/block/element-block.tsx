import { createElement, type ReactNode } from 'react';
import type { Block } from '../format/compiled-lesson.ts';
import { HtmlBlock } from './html-block.tsx';

type ElementBlockData = Extract<Block, { type: 'element' }>;

/** Elements that the compiler writes around islands. A name that is not here is never made. */
const allowed =
  /^(div|section|details|summary|blockquote|fig(ure|caption)|span|p(re)?|[uod]l|li|d[td]|t(able|[hdr]|head|body))$/;

export function ElementBlock({
  block,
  children,
}: {
  readonly block: ElementBlockData;
  readonly children: ReactNode;
}) {
  const tag = allowed.test(block.tag) ? block.tag : 'div';
  const props = reactProps(block.attributes);
  const [only, second] = block.blocks;
  return only?.type === 'html' && !second ? (
    <HtmlBlock className={undefined} {...props} tag={tag} html={only.html} />
  ) : (
    createElement(tag, props, children)
  );
}

/** Event handlers and style never pass, whoever wrote the lesson. */
function reactProps(attributes: ElementBlockData['attributes']): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name of Object.keys(attributes))
    if (/^(class|id|role|start|tabindex|dir|lang|name|open|(data|aria)-[a-z-]+)$/.test(name))
      props[name === 'class' ? 'className' : name === 'tabindex' ? 'tabIndex' : name] =
        attributes[name];
  return props;
}
