import { type RefObject, useEffect } from 'react';

/**
 * Tells the cell or exercise around an element by `--lemma-py-keyboard` how much of the page's foot the keyboard of a phone covers. It is 0
 * where the browser makes the page smaller itself (`interactive-widget=resizes-content`); Safari does not.
 */
export function useKeyboardInset(of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () => {
      // A page that is zoomed in has a small viewport without any keyboard.
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      const around = of.current?.closest<HTMLElement>('.lemma-py') ?? of.current;
      around?.style.setProperty('--lemma-py-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    const stop = new AbortController();
    seen.addEventListener('resize', measure, { signal: stop.signal });
    seen.addEventListener('scroll', measure, { signal: stop.signal });
    measure();
    return () => stop.abort();
  }, [of]);
}
