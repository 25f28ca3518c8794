import type { AlgebraProblem } from '@lemma/learning-engine/algebra';
import type { KindStrings } from '../strings/kind-strings.ts';

type Sentence = string | ((found: string, variables: readonly string[]) => string);

/** One sentence for each problem of a typed expression; of a code that a later version brings, that of `too-complex`. */
export function algebraProblemSaidBy(
  sentences: Readonly<Record<AlgebraProblem['code'], Sentence>>,
): KindStrings['expressionProblem'] {
  return (problem, variables) => {
    const sentence = Object.hasOwn(sentences, problem.code)
      ? sentences[problem.code]
      : sentences['too-complex'];
    return typeof sentence === 'string'
      ? sentence
      : sentence('found' in problem ? problem.found : '', variables);
  };
}
