import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels of wheel that make one step. */
const STEP = 40;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The wheel zooms with ctrl, as does a pinch on a trackpad; without ctrl it is left to the page. Zooming keeps the point
 * under the pointer where it is, or the middle of the view where a button zooms.
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  scale: number,
  onZoom: ((direction: 1 | -1) => void) | undefined,
): void {
  const pointer = useRef<Point | undefined>(undefined);
  useEffect(() => {
    const element = box.current;
    if (!element || !onZoom) return undefined;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < STEP) return;
      const { left, top } = element.getBoundingClientRect();
      pointer.current = { x: event.clientX - left, y: event.clientY - top };
      onZoom(turned > 0 ? -1 : 1);
      turned = 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, onZoom]);

  // A drawing that shrinks moves the view before the effect below can ask where it was.
  const view = useRef({ left: 0, top: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const note = () => {
      view.current = { left: element.scrollLeft, top: element.scrollTop };
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [box]);

  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = box.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!element || ratio === 1) return;
    const { clientWidth, clientHeight } = element;
    const { x, y } = pointer.current ?? { x: clientWidth / 2, y: clientHeight / 2 };
    pointer.current = undefined;
    element.scrollTo({
      left: (view.current.left + x) * ratio - x,
      top: (view.current.top + y) * ratio - y,
      behavior: 'instant',
    });
  }, [box, scale]);
}
