const href = new URL('../styles.css', import.meta.url).href;

/** The styles inside a shadow root; settles when they are there, so that no unstyled lesson flashes. */
export function linkStyles(root: ShadowRoot): Promise<void> {
  linkFonts();
  return new Promise((resolve) => {
    const link = stylesheet();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    root.append(link);
  });
}

/** Browsers read @font-face only from the document: without this, formulas would lack their fonts. */
function linkFonts(): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(stylesheet());
}

function stylesheet(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}
