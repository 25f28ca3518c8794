import type { Element, ElementContent } from 'hast';
import type { LessonLink } from '../../format/compiled-lesson.ts';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { element, text } from '../../html/html-nodes.ts';
import { shortened } from './image-handler.ts';
import { lessonUrl } from '../../markdown/lesson-url.ts';
import { safeUrl } from '../../html/safe-url.ts';

/** Links inside the lesson (`[](#id)` writes the target's name itself), to other lessons, and outward. */
export function linkHandler(context: CompileContext): BlockHandler<'link'> {
  return (state, node): Element => {
    const children: ElementContent[] = state.all(node);
    const url: string = node.url;
    const known = context.links.get(url) ?? linkTo(url, context);
    if (known) {
      context.links.set(url, known);
      const [href, name, lesson] = known;
      if (children.length === 0)
        children.push(text(context.budget.refuses('copies', name.length, node) ? url : name));
      return element('a', children, { href, ...(lesson ? { 'data-lesson': lesson } : {}) });
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

/** Where a link inside the lesson or to another one leads, and its name; undefined for any other. */
function linkTo(url: string, context: CompileContext): LessonLink | undefined {
  const { options, targets, knownLessons } = context;
  if (url.startsWith('#')) {
    const id = url.slice(1);
    return [`#${pageId(context, id)}`, targets.get(id)?.label ?? id];
  }
  const { uid, fragment = '' } = lessonUrl(url) ?? {};
  if (!uid || (options.fragment && !knownLessons?.has(uid))) return undefined;
  const hash = fragment && `#${uid}--${fragment}`;
  const href = options.lessonHref?.(uid, hash) ?? `/learn/lessons/${uid}/reference${hash}`;
  const places = options.lessonPlaces?.[uid] ?? {};
  const title = options.lessonTitles?.[uid] ?? uid;
  return [href, Object.hasOwn(places, fragment) ? `${title}, ${places[fragment]}` : title, uid];
}
