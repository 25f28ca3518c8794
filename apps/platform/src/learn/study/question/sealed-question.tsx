import { Question, type QuestionProps } from '@lemma/lesson-renderer';
import { useEffect, useState } from 'react';
import { areFormulaFontsLoaded, loadFormulaFonts } from '../lesson/formula-fonts.ts';

/** Milliseconds after which a question is shown without the fonts of its formulas. */
const PATIENCE = 1500;

/** A question that nothing is told of, for `useSealedAnswer`. Its place is kept until its formulas can stand as they will. */
export function SealedQuestion(props: QuestionProps) {
  const { question } = props;
  const [waits, setWaits] = useState(() => !areFormulaFontsLoaded(question));
  useEffect(() => {
    if (!waits) return undefined;
    const show = () => setWaits(false);
    const late = setTimeout(show, PATIENCE);
    // Formulas whose fonts do not come stand in another font: nothing to say.
    loadFormulaFonts(question).then(show, show);
    return () => clearTimeout(late);
  }, [question, waits]);
  return (
    <div style={waits ? { visibility: 'hidden' } : undefined}>
      <Question {...props} />
    </div>
  );
}
