import type { Element } from 'hast';
import type { Image } from 'mdast';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import type { CompileContext } from './compile-context.ts';
import { element } from '../../html/html-nodes.ts';
import { safeUrl } from '../../html/safe-url.ts';

export function imageHandler(context: CompileContext): BlockHandler<'image'> {
  return (_state, node): Element => {
    const src = safeUrl(node.url);
    if (src === undefined) {
      context.reporter.report(
        'unsafe-url',
        'error',
        node,
        `The image address "${shortened(node.url)}" is not allowed.`,
        'Use a relative, http or https address.',
      );
    }
    return element('img', [], {
      ...(src === undefined ? {} : { src }),
      alt: node.alt ?? '',
      ...(node.title ? { title: node.title } : {}),
      ...widthOf(node, context),
      loading: 'lazy',
    });
  };
}

/** A share of the text's width, or pixels. As an attribute: a page's Content-Security-Policy has no say in it. */
function widthOf(node: Image, { reporter }: CompileContext): { width?: string } {
  const width = node.data?.width;
  if (width === undefined) return {};
  if (/^(?:[1-9]\d?|100)%$/.test(width)) return { width };
  const pixels = /^([1-9]\d{0,3})(?:px)?$/.exec(width)?.[1];
  if (pixels) return { width: pixels };
  reporter.report(
    'image-width',
    'error',
    node,
    `The width "${width}" cannot be read.`,
    'Write a share of the text, width=60%, or pixels, width=320.',
  );
  return {};
}

export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
