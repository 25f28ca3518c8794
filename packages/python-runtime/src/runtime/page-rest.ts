/** Idle time to wait for where a browser does not tell of it (Safari), in ms. */
const assumedRestMs = 500;
/** Chromium may have no idle time for a page that nothing moves in: after this it counts as idle, in ms. */
const longestWaitMs = 2000;

/**
 * Calls `action` once when the page has loaded, has been painted, and is idle: what starts then does not delay what is read. A page that is
 * not looked at is not painted. The returned function takes it back.
 */
export function whenPageRests(action: () => void): () => void {
  const takenBack = new AbortController();
  const { signal } = takenBack;
  const unlessTakenBack = () => {
    if (!signal.aborted) action();
  };
  const atRest = () => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(unlessTakenBack, { timeout: longestWaitMs });
    else setTimeout(unlessTakenBack, assumedRestMs);
  };
  const painted = () => {
    requestAnimationFrame(() => setTimeout(atRest));
  };
  if (document.readyState === 'complete') painted();
  else window.addEventListener('load', painted, { once: true, signal });
  return () => {
    takenBack.abort();
  };
}
