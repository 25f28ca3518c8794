/** A browser looks for `#id` in the document only; inside a shadow root it is found here, and what folds it is opened. */
export function followAnchor(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const root = link?.getRootNode();
  if (!link || !(root instanceof ShadowRoot)) return;
  const target = root.getElementById(
    decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
  );
  if (!target) return;
  event.preventDefault();
  for (let fold = target.closest('details'); fold; fold = outerFold(fold)) fold.open = true;
  target.scrollIntoView();
}

const outerFold = (fold: Element) => fold.parentElement?.closest('details') ?? null;
