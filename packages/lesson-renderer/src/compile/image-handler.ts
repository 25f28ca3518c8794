import type { Element } from 'hast';
import type { BlockHandler } from './block-handler-types.ts';
import type { CompileContext } from './compile-context.ts';
import { safeUrl } from './safe-url.ts';

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
    return {
      type: 'element',
      tagName: 'img',
      properties: {
        ...(src === undefined ? {} : { src }),
        alt: node.alt ?? '',
        ...(node.title ? { title: node.title } : {}),
        loading: 'lazy',
      },
      children: [],
    };
  };
}

/** An image alone in its paragraph, with a title, is a figure and the title its caption. */
export function paragraphHandler(context: CompileContext): BlockHandler<'paragraph'> {
  const image = imageHandler(context);
  return (state, node) => {
    const only = node.children.length === 1 ? node.children[0] : undefined;
    if (only?.type === 'image' && only.title) {
      const picture = image(state, { ...only, title: null }, node) as Element;
      return {
        type: 'element',
        tagName: 'figure',
        properties: {},
        children: [
          picture,
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: only.title }],
          },
        ],
      };
    }
    return { type: 'element', tagName: 'p', properties: {}, children: state.all(node) };
  };
}

export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
