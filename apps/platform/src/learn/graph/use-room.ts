import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of the box that a drawing of this width leaves free beside it; 0 where it is wider than the box. */
export function useRoom(box: RefObject<HTMLElement | null>, drawn: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box]);
  return Math.max(0, width - drawn);
}
