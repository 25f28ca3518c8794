import type { Element, ElementContent } from 'hast';
import type { Link } from 'mdast';
import type { BlockHandler } from './block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { element, text } from './html-nodes.ts';
import { shortened } from './image-handler.ts';
import { lessonUrl } from './lesson-url.ts';
import { safeUrl } from './safe-url.ts';
import type { Target } from './targets.ts';

/** Links inside the lesson (`[](#id)` writes the target's name itself), to other lessons, and outward. */
export function linkHandler(context: CompileContext): BlockHandler<'link'> {
  return (state, node): Element => {
    const children: ElementContent[] = state.all(node);
    const url: string = node.url;
    if (url.startsWith('#')) return inner(url.slice(1), children, node, context);
    const lesson = lessonUrl(url);
    if (lesson && (!context.options.fragment || context.knownLessons?.has(lesson.uid))) {
      return toLesson(lesson.uid, lesson.fragment, children, context);
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
      return element('a', children);
    }
    const title = node.title ? { title: node.title } : {};
    const outside = /^(https?:)?\/\//i.test(href) ? { rel: ['noopener', 'noreferrer'] } : {};
    return element('a', children, { href, ...title, ...outside });
  };
}

function inner(
  id: string,
  children: ElementContent[],
  node: Link,
  context: CompileContext,
): Element {
  const target = context.targets.get(id);
  const label: ElementContent[] = children.length > 0 ? children : [text(nameOf(target) ?? id)];
  return element('a', label, { href: `#${pageId(context, id)}` });

  function nameOf(found: Target | undefined): string | undefined {
    if (!found || context.budget.refuses('copies', found.label.length, node)) return undefined;
    return found.label;
  }
}

function toLesson(
  uid: string,
  fragment: string | undefined,
  children: ElementContent[],
  context: CompileContext,
): Element {
  const hash = fragment ? `#${uid}--${fragment}` : '';
  const href = context.options.lessonHref?.(uid, hash) ?? `/learn/lessons/${uid}/reference${hash}`;
  const titles = context.options.lessonTitles ?? {};
  const place = titles[`${uid}#${fragment}`];
  const value = (titles[uid] ?? uid) + (place ? `, ${place}` : '');
  const label: ElementContent[] = children.length > 0 ? children : [text(value)];
  return element('a', label, { href, 'data-lesson': uid });
}
