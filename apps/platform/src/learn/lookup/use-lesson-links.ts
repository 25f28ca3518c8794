import { useEffect } from 'react';
import { type LessonPlace, lessonPlaceOf } from './lesson-place.ts';

/** Calls `open` for links to lessons, wherever a lesson on the page has one. The browser does not follow them: a page loaded anew would leave what is studied. */
export function useLessonLinks(open: (place: LessonPlace) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = lessonPlaceOf(event);
      if (!place) return;
      event.preventDefault();
      open(place);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
}
