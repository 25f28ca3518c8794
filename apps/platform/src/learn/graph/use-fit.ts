import { type RefObject, useLayoutEffect } from 'react';
import type { GraphLayout } from './layout/graph-layout.ts';

/** Smaller than this, lessons could not be told apart. */
const SMALLEST = 0.05;

/** Reports the scale at which the whole drawing is in view, at most 1, and again when the view changes its size. */
export function useFit(
  box: RefObject<HTMLElement | null>,
  { width, height }: GraphLayout,
  onFit: ((scale: number) => void) | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !onFit || width === 0 || height === 0) return undefined;
    const measure = () => {
      const { offsetWidth, offsetHeight } = element;
      const fit = Math.min(1, offsetWidth / width, offsetHeight / height);
      // Whole per mille, rounded down: the drawing is never a pixel too wide.
      onFit(Math.max(SMALLEST, Math.floor(fit * 1000) / 1000));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box, width, height, onFit]);
}
