import type { LearnerLesson } from '@lemma/lesson-renderer';

/** Letters, operators and tall brackets. What is rarer (script, Fraktur, bold italics) loads when it is met. */
const usual = /^"?KaTeX_(?:Main|Math|Size\d|AMS)"?$/u;

/**
 * Loads the fonts of a lesson's formulas before the lesson is shown: a formula that is laid out without its own
 * has another width, and the line moves once they come.
 */
export async function loadFormulaFonts(lesson: LearnerLesson): Promise<void> {
  if (!JSON.stringify(lesson.sections).includes('katex')) return;
  const faces = [...document.fonts].filter(
    ({ family, style, weight }) =>
      usual.test(family) && !(style === 'italic' && Number(weight) > 400),
  );
  await Promise.all(faces.map(async (face) => face.load()));
}
