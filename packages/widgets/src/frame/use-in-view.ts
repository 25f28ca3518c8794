import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a wide frame sideways until what the step is about is seen in it: once a step, so that the learner may look
 * elsewhere. The page itself stays where it is. `about` is a CSS selector.
 */
export function useInView(frame: RefObject<HTMLElement | null>, about: string, step: number) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const part = frame.current?.querySelector(about)?.getBoundingClientRect();
    if (!frame.current || !part) return;
    const seen = frame.current.getBoundingClientRect();
    const hidden = Math.max(0, part.right - seen.right) || Math.min(0, part.left - seen.left);
    frame.current.scrollBy({ left: hidden });
  });
}
