import type { Element, ElementContent } from 'hast';
import type { LessonLink } from '../../format/compiled-lesson.ts';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { islandId, pageId, type CompileContext } from './compile-context.ts';
import { element, text } from '../../html/html-nodes.ts';
import { shortened } from './image-handler.ts';
import { lessonUrl } from '../../markdown/lesson-url.ts';
import { safeUrl } from '../../html/safe-url.ts';
import type { Target } from '../../markdown/targets.ts';

/** Links inside the lesson (`[](#id)` writes the target's name itself), to other lessons, and outward. */
export function linkHandler(context: CompileContext): BlockHandler<'link'> {
  /** A link in a meaning that is being shown is a plain one: meanings may name each other. */
  let isInMeaning = false;
  return (state, node, parent): Element | Element[] => {
    const children: ElementContent[] = state.all(node);
    const url: string = node.url;
    const known = context.links.get(url) ?? linkTo(url, context);
    if (known) {
      context.links.set(url, known);
      const [href, name, lesson] = known;
      if (children.length === 0)
        children.push(text(context.budget.refuses('copies', name.length, node) ? url : name));
      const meaning = url.startsWith('#') ? context.targets.get(url.slice(1))?.meaning : undefined;
      const isPlain = isInMeaning || parent.type === 'definitionDescription';
      if (meaning && !isPlain && !context.budget.refuses('copies', lengthOf(meaning), node)) {
        isInMeaning = true;
        const words = state.all(meaning);
        isInMeaning = false;
        return termWithMeaning(children, words, islandId(context, 'term'));
      }
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

/**
 * A term that shows what it means when it is pressed, and where the browser can (`interestfor`), when it is pointed at. No
 * script: Escape, a press beside it and the focus are the browser's own.
 */
function termWithMeaning(term: ElementContent[], meaning: ElementContent[], id: string): Element[] {
  return [
    element('button', term, {
      type: 'button',
      className: ['lemma-term'],
      popovertarget: id,
      interestfor: id,
    }),
    element('span', meaning, { className: ['lemma-meaning'], id, popover: 'auto' }),
  ];
}

function lengthOf({ position }: NonNullable<Target['meaning']>): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
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
