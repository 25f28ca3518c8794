import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keysIn, type Tile } from './tiles.ts';

/** Tiles that one frame may add: drawing more at once would stop the hand that pans. */
const PER_FRAME = 2;
/** Screen pixels around the view that are drawn ahead. */
const AHEAD = 320;

/**
 * The tiles to draw: those in view at once, those near it two a frame, and what was drawn stays. Panning is the
 * browser's own scrolling of what stands; for print everything is drawn.
 */
export function useTiles(
  box: RefObject<HTMLElement | null>,
  tiles: ReadonlyMap<string, Tile>,
  size: number,
  scale: number,
): readonly Tile[] {
  const [drawn, setDrawn] = useState<{
    readonly of: ReadonlyMap<string, Tile>;
    readonly keys: ReadonlySet<string>;
  }>({ of: tiles, keys: new Set() });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const keys = new Set<string>();
    const stop = new AbortController();
    const { signal } = stop;
    let frame = 0;
    const show = (added: readonly string[]) => {
      for (const key of added) keys.add(key);
      setDrawn({ of: tiles, keys: new Set(keys) });
    };
    const missing = (ahead: number) =>
      keysIn(viewOf(element, scale, ahead), size).filter((key) => tiles.has(key) && !keys.has(key));
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const near = missing(AHEAD);
        if (near.length === 0) return;
        show(near.slice(0, PER_FRAME));
        if (near.length > PER_FRAME) follow();
      });
    };
    show(missing(0));
    follow();
    element.addEventListener('scroll', follow, { passive: true, signal });
    const resize = new ResizeObserver(follow);
    resize.observe(element);
    window.addEventListener('beforeprint', () => flushSync(() => show([...tiles.keys()])), {
      signal,
    });
    return () => {
      stop.abort();
      resize.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box, tiles, size, scale]);
  if (drawn.of !== tiles) return [];
  return [...drawn.keys].flatMap((key) => tiles.get(key) ?? []);
}

function viewOf(element: HTMLElement, scale: number, ahead: number) {
  return {
    left: (element.scrollLeft - ahead) / scale,
    top: (element.scrollTop - ahead) / scale,
    right: (element.scrollLeft + element.clientWidth + ahead) / scale,
    bottom: (element.scrollTop + element.clientHeight + ahead) / scale,
  };
}
