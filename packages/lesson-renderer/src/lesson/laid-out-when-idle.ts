import { useEffect, type RefObject } from 'react';

/**
 * Lays the parts of a long lesson out one by one while the page is idle. The styles skip what is far from the screen,
 * so that the first view comes at once; after this nothing is skipped: heights are true and links land where they should.
 */
export function LaidOutWhenIdle({
  article,
}: {
  readonly article: RefObject<HTMLElement | null>;
}): null {
  useEffect(() => {
    // Without it the styles alone do: a part is laid out when it is scrolled to.
    if (typeof requestIdleCallback !== 'function') return undefined;
    const waiting = article.current?.querySelectorAll<HTMLElement>('.lemma-part').values();
    let handle = requestIdleCallback(next, { timeout: 1000 });
    function next() {
      const part = waiting?.next().value;
      if (!part) return;
      part.style.contentVisibility = 'visible';
      handle = requestIdleCallback(next, { timeout: 1000 });
    }
    return () => cancelIdleCallback(handle);
  }, [article]);
  return null;
}
