import { type RefObject, useEffect } from 'react';

/** Pixels that a pointer may move and still be a press. */
const SLACK = 4;

/** Drags a scrolling box by its ground with a mouse; touch and wheel scroll it by themselves. */
export function usePan(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let from: { x: number; y: number; left: number; top: number } | undefined;
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        from = {
          x: event.clientX,
          y: event.clientY,
          left: element.scrollLeft,
          top: element.scrollTop,
        };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!from) return;
        const dx = event.clientX - from.x;
        const dy = event.clientY - from.y;
        if (Math.abs(dx) + Math.abs(dy) < SLACK && element.dataset['panning'] === undefined) return;
        element.dataset['panning'] = '';
        element.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
      },
      { signal },
    );
    const end = () => {
      from = undefined;
      // The click that ends a drag must not choose a lesson.
      setTimeout(() => delete element.dataset['panning'], 0);
    };
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [box]);
}
