import { layOutAll } from './first-layout.ts';

/** Milliseconds after which a page is not waited for any longer. */
const LIMIT = 2000;

/** What a reader does who is on the page already: they are left where they are. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where a page stood, in pixels from its top, as soon as it is tall enough again: what it shows may come a
 * little later than the page. Returns how to give up.
 */
export function returnToPlace(top: number): () => void {
  // A section that is not laid out yet has a guessed height, and what follows it would stand elsewhere.
  layOutAll();
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => waiting.abort();
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end();
  });
  const timer = setTimeout(end, LIMIT);
  for (const act of acts) window.addEventListener(act, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(timer);
  });
  grown.observe(document.body);
  return end;
}
