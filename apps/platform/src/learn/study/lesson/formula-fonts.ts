/** Letters, operators and tall brackets. What is rarer (script, Fraktur, bold italics) loads when it is met. */
const usual = /^"?KaTeX_(?:Main|Math|Size\d|AMS)"?$/u;

function usualFaces(): FontFace[] {
  return [...document.fonts].filter(
    ({ family, style, weight }) =>
      usual.test(family) && !(style === 'italic' && Number(weight) > 400),
  );
}

function hasFormulas(content: unknown): boolean {
  return JSON.stringify(content ?? null).includes('katex');
}

/** Whether `content` has no formulas, or their fonts are there. */
export function areFormulaFontsLoaded(content: unknown): boolean {
  return !hasFormulas(content) || usualFaces().every(({ status }) => status === 'loaded');
}

/**
 * Loads the fonts of formulas before what `content` holds is shown (sections of a lesson, a question): a formula that
 * is laid out without its own fonts has another size, and the page moves once they come.
 */
export async function loadFormulaFonts(content: unknown): Promise<void> {
  if (hasFormulas(content)) await Promise.all(usualFaces().map(async (face) => face.load()));
}
