import { algebraInLatex } from '@lemma/learning-engine/algebra';
import { Typeset } from '../expression/typeset.tsx';

/** An expression as it was read, set as a formula. */
export function ExpressionInWords({
  text,
  variables,
}: {
  readonly text: string;
  readonly variables: readonly string[];
}) {
  const read = algebraInLatex(text, variables);
  return read.ok ? <Typeset latex={read.latex} typed={text} /> : <code>{text}</code>;
}
