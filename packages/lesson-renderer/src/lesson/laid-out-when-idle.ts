import { useEffect, type RefObject } from 'react';

/**
 * Lays the parts of a long lesson out one by one while the page is idle. The styles skip what is far from the screen,
 * so that the first view comes at once; after this nothing is skipped: heights are true and links land where they
 * should. A lesson that is still far down a page of many waits until it comes near: what is not laid out takes no memory.
 */
export function LaidOutWhenIdle({
  article,
}: {
  readonly article: RefObject<HTMLElement | null>;
}): null {
  useEffect(() => {
    const element = article.current;
    // Without it the styles alone do: a part is laid out when it is scrolled to.
    if (!element || typeof requestIdleCallback !== 'function') return undefined;
    let handle = 0;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const waiting = element.querySelectorAll<HTMLElement>('.lemma-part').values();
        const next = () => {
          const part = waiting.next().value;
          if (!part) return;
          part.style.contentVisibility = 'visible';
          handle = requestIdleCallback(next, { timeout: 1000 });
        };
        handle = requestIdleCallback(next, { timeout: 1000 });
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      cancelIdleCallback(handle);
    };
  }, [article]);
  return null;
}
