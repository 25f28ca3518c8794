import { diagnosticLimits, type DiagnosticState, nextDiagnosticItem } from '@lemma/learning-engine';

/** Questions that "a few more" adds at once. */
const aFew = 5;

/** How many more questions a finished diagnostic can ask for a learner who wants to be surer. */
export function moreQuestions(engine: DiagnosticState): number {
  const answered = engine.answers.length;
  if (!nextDiagnosticItem(engine, { atLeast: answered + 1 })) return 0;
  const asked = new Set(engine.answers.map(({ question }) => question));
  const unasked = engine.items.filter(({ question }) => !asked.has(question)).length;
  return Math.min(aFew, unasked, diagnosticLimits(engine.lessons.length).most - answered);
}
