import { learnPaths } from '../learn-paths.ts';

/** Another lesson that a link in a lesson leads to, and the place in it. */
export interface LessonPlace {
  readonly lesson: string;
  /** Id of an element on the page of that lesson; '' for its beginning. */
  readonly anchor: string;
}

/** The lesson that a click on a link in a lesson opens. Undefined for other links, and for clicks that open a new tab or window. */
export function lessonPlaceOf(event: MouseEvent): LessonPlace | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = lessonLinkAt(event.target);
  return link && placeOfLink(link);
}

/** The link to a lesson, in the text of a lesson, that an element is or stands in. */
export function lessonLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('.lemma-lesson a[data-lesson]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Where such a link leads. */
export function placeOfLink({
  dataset: { lesson },
  hash,
}: HTMLAnchorElement): LessonPlace | undefined {
  return lesson ? { lesson, anchor: decodeURIComponent(hash.slice(1)) } : undefined;
}

/** Address of the page that shows the place. */
export const placeAddress = ({ lesson, anchor }: LessonPlace): string =>
  learnPaths.reference(lesson) + (anchor === '' ? '' : `#${anchor}`);
