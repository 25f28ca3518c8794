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
  const link = event.target instanceof Element ? event.target.closest('a[data-lesson]') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.closest('.lemma-lesson')) return undefined;
  const lesson = link.dataset['lesson'];
  return lesson ? { lesson, anchor: decodeURIComponent(link.hash.slice(1)) } : undefined;
}

/** Address of the page that shows the place. */
export const placeAddress = ({ lesson, anchor }: LessonPlace): string =>
  learnPaths.reference(lesson) + (anchor === '' ? '' : `#${anchor}`);
