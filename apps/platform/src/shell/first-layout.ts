/** The mark on the root element under which page.css lays out every section, wherever it is. */
const WHOLE = 'whole';

/**
 * Runs before the first paint. A page that opens at its top lays out what can be seen first; one that returns to a
 * place further down, or is sent to one, needs the true height of all that stands above it.
 */
export const firstLayoutScript = `var e=performance.getEntriesByType('navigation')[0];if(location.hash||!e||e.type!=='navigate')document.documentElement.dataset.${WHOLE}=''`;

/** From now on every section has its true height, for a scroll that is about to begin. */
export function layOutAll(): void {
  document.documentElement.dataset[WHOLE] = '';
}

/** Lays out the sections that wait, one whenever the page has nothing to do. Returns how to stop. */
export function layOutTheRest(): () => void {
  if (!('requestIdleCallback' in window)) {
    layOutAll();
    return () => undefined;
  }
  const waiting = [...document.querySelectorAll<HTMLElement>('.section')];
  const next = () => {
    const section = waiting.shift();
    if (!section) return layOutAll();
    section.style.contentVisibility = 'visible';
    id = window.requestIdleCallback(next);
  };
  let id = window.requestIdleCallback(next);
  return () => window.cancelIdleCallback(id);
}
