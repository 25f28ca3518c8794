import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The part of the drawing that is drawn, in drawing pixels. */
export interface Shown {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const everything: Shown = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Scrolling within a tile draws nothing anew. */
const TILE = 512;

/** Follows a scrolling box: what is near its view is drawn, and for print everything. */
export function useWindow(box: RefObject<HTMLElement | null>, scale: number): Shown {
  const [shown, setShown] = useState<Shown>({ left: 0, top: 0, right: 2 * TILE, bottom: 2 * TILE });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = () => setShown((before) => same(before, around(element, scale)));
    follow();
    element.addEventListener('scroll', follow, { passive: true, signal });
    const size = new ResizeObserver(follow);
    size.observe(element);
    window.addEventListener('beforeprint', () => flushSync(() => setShown(everything)), { signal });
    window.addEventListener('afterprint', follow, { signal });
    return () => {
      stop.abort();
      size.disconnect();
    };
  }, [box, scale]);
  return shown;
}

function around(element: HTMLElement, scale: number): Shown {
  const tile = TILE / scale;
  const floor = (value: number) => Math.floor(value / scale / tile) * tile;
  const left = floor(element.scrollLeft) - tile / 2;
  const top = floor(element.scrollTop) - tile / 2;
  return {
    left,
    top,
    right: left + 2 * tile + Math.ceil(element.clientWidth / scale / tile) * tile,
    bottom: top + 2 * tile + Math.ceil(element.clientHeight / scale / tile) * tile,
  };
}

function same(before: Shown, after: Shown): Shown {
  const equal =
    before.left === after.left &&
    before.top === after.top &&
    before.right === after.right &&
    before.bottom === after.bottom;
  return equal ? before : after;
}
