import type { Element } from 'hast';
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
      loading: 'lazy',
    });
  };
}

export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
