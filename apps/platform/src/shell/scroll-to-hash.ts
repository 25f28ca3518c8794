import { layOutAll } from './first-layout.ts';

/** Milliseconds before the first look, between looks, and after which the place is given up. */
export const HASH_SCROLL = { delay: 100, interval: 50, limit: 2000 } as const;

/** Scrolls smoothly to the element with this id, as soon as it is there. Returns how to give up. */
export function scrollToHash(id: string): () => void {
  const began = Date.now();
  let timer = setTimeout(look, HASH_SCROLL.delay);
  function look() {
    const target = document.getElementById(id);
    if (target) {
      layOutAll();
      target.scrollIntoView({ behavior: motion(), block: 'start' });
    } else if (Date.now() - began < HASH_SCROLL.limit)
      timer = setTimeout(look, HASH_SCROLL.interval);
  }
  return () => clearTimeout(timer);
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
