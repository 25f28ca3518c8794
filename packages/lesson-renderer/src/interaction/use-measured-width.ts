import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The width of an element in CSS pixels, and again when it changes: a picture that is drawn in the pixels it gets keeps
 * the size of its words and lines. `before` is the width until the element has been measured.
 */
export function useMeasuredWidth(
  before: number,
): readonly [width: number, frame: RefObject<HTMLDivElement | null>] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, frame];
}
