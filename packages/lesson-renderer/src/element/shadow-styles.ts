import css from '../styles.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for all lessons of a page, made by script: a Content-Security-Policy's `style-src` has no say in it. */
export function adoptStyles(root: ShadowRoot, more: readonly string[]): void {
  root.adoptedStyleSheets = [css, ...more].map(sheetOf);
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/**
 * The fonts of formulas, which lie in `folder`. Browsers take @font-face from the document alone, never from a
 * shadow root, so a page without the stylesheet gets just these rules.
 */
export function adoptFonts(folder: string): void {
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.replaceAll(/url\((["']?)\.?\/?(?=[^)/]+\.woff2)/g, `url($1${folder}`));
  document.adoptedStyleSheets.push(sheet);
}
