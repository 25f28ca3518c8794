import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of what takes the whole place of what was there: the page is shown from its top, and the heading takes
 * the focus, so that a screen reader goes on there.
 */
export function useTopOfPage(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}
