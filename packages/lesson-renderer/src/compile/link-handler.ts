import type { Element, ElementContent } from 'hast';
import type { Link } from 'mdast';
import type { BlockHandler } from './block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { shortened } from './image-handler.ts';
import { nearest } from './nearest.ts';
import { safeUrl } from './safe-url.ts';
import type { Target } from './targets.ts';

/** `la-dot-product` or `la-dot-product#def-dot`: another lesson, by its uid. */
const lessonUrl = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:#([\w:-]+))?$/;

/** Links inside the lesson (`[](#id)` writes the target's name itself), to other lessons, and outward. */
export function linkHandler(context: CompileContext): BlockHandler<'link'> {
  return (state, node): Element => {
    const children: ElementContent[] = state.all(node);
    const url: string = node.url;
    if (url.startsWith('#')) return inner(url.slice(1), children, node, context);
    const lesson = lessonUrl.exec(url);
    if (lesson?.[1] && (!context.options.fragment || context.knownLessons?.has(lesson[1]))) {
      return toLesson(lesson[1], lesson[2], children, node, context);
    }
    const href = safeUrl(url);
    if (href === undefined) {
      context.reporter.report(
        'unsafe-url',
        'error',
        node,
        `The link "${shortened(url)}" is not allowed.`,
        'Use a relative, http, https, mailto or tel address.',
      );
      return anchor({}, children);
    }
    const title = node.title ? { title: node.title } : {};
    const outside = /^(https?:)?\/\//i.test(href) ? { rel: ['noopener', 'noreferrer'] } : {};
    return anchor({ href, ...title, ...outside }, children);
  };
}

function inner(
  id: string,
  children: ElementContent[],
  node: Link,
  context: CompileContext,
): Element {
  const target = context.targets.get(id);
  if (!target && !context.options.fragment) {
    context.reporter.report(
      'link-target',
      'error',
      node,
      `Nothing in this lesson has the id "${id}".`,
      nearest(id, [...context.targets.keys()], `Give the target {#${id}}, or mend the link.`),
    );
  }
  const label: ElementContent[] =
    children.length > 0 ? children : [{ type: 'text', value: nameOf(target) ?? id }];
  return anchor({ href: `#${pageId(context, id)}` }, label);

  function nameOf(found: Target | undefined): string | undefined {
    if (!found || context.budget.refuses('copies', found.label.length, node)) return undefined;
    return found.label;
  }
}

function toLesson(
  uid: string,
  fragment: string | undefined,
  children: ElementContent[],
  node: object,
  context: CompileContext,
): Element {
  if (context.knownLessons && !context.knownLessons.has(uid)) {
    context.reporter.report(
      'unknown-lesson',
      'error',
      node,
      `There is no lesson "${uid}".`,
      nearest(uid, [...context.knownLessons], 'Link to a lesson by its uid.'),
    );
  }
  const hash = fragment ? `#${uid}--${fragment}` : '';
  const href = context.options.lessonHref?.(uid, hash) ?? `/learn/lessons/${uid}/reference${hash}`;
  const label: ElementContent[] = children.length > 0 ? children : [{ type: 'text', value: uid }];
  return anchor({ href, 'data-lesson': uid }, label);
}

function anchor(properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'a', properties, children };
}
