/** Why an algebraic expression cannot be compared. `found` is what is written at the place, `at` its index from 0. */
export type AlgebraProblem =
  | { readonly code: 'nothing-typed' }
  | { readonly code: 'too-long' }
  | { readonly code: 'too-deep' }
  | { readonly code: 'ends-early' }
  | { readonly code: 'unclosed'; readonly at: number }
  | { readonly code: 'unexpected'; readonly at: number; readonly found: string }
  | { readonly code: 'equation'; readonly at: number }
  | { readonly code: 'comma'; readonly at: number }
  | { readonly code: 'latex'; readonly at: number }
  | { readonly code: 'bars'; readonly at: number }
  | { readonly code: 'two-readings'; readonly at: number }
  /** Something that is no algebra: a comparison, a list, a text, `if`. */
  | { readonly code: 'not-algebra'; readonly at: number }
  | { readonly code: 'unknown-name'; readonly at: number; readonly found: string }
  | { readonly code: 'unknown-function'; readonly at: number; readonly found: string }
  | { readonly code: 'function-without-brackets'; readonly at: number; readonly found: string }
  | { readonly code: 'one-argument'; readonly at: number; readonly found: string }
  /** `log` has another base in each book. */
  | { readonly code: 'logarithm'; readonly at: number }
  | { readonly code: 'undefined-everywhere' }
  /** A mistake of the question's author: a variable's `from` is not below its `to`. */
  | { readonly code: 'empty-domain' }
  | { readonly code: 'too-complex' };

/** Carries a problem out of the reader; `sameExpression` returns it instead of throwing. */
export class AlgebraError extends Error {
  override readonly name = 'AlgebraError';
  readonly problem: AlgebraProblem;

  constructor(problem: AlgebraProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem as an English sentence for the learner. */
export function algebraProblemInWords(
  problem: AlgebraProblem,
  variables: readonly string[],
): string {
  switch (problem.code) {
    case 'nothing-typed':
      return 'Type your answer first.';
    case 'too-long':
      return 'This is too long for an answer.';
    case 'too-deep':
      return 'This has too many brackets inside brackets.';
    case 'ends-early':
      return 'The expression ends too early.';
    case 'unclosed':
      return 'A bracket is still open.';
    case 'unexpected':
      return `“${problem.found}” cannot be read there.`;
    case 'equation':
      return 'Write the expression alone, without an equals sign.';
    case 'comma':
      return 'Write decimals with a point: 0.5.';
    case 'latex':
      return 'Write it without LaTeX: (x + 1)/2, sqrt(x), pi.';
    case 'bars':
      return 'Write abs(x) for an absolute value.';
    case 'two-readings':
      return 'A product behind a division can be read in two ways: write 1/(2x) or (1/2)x.';
    case 'not-algebra':
      return 'Write one expression of numbers, letters, + − * / and powers.';
    case 'unknown-name':
      return variables.length > 0
        ? `“${problem.found}” does not occur in this question: the letters are ${variables.join(', ')}.`
        : `“${problem.found}” does not occur in this question: write a number.`;
    case 'unknown-function':
      return `“${problem.found}” is no function that can be used here.`;
    case 'function-without-brackets':
      return `Write brackets behind ${problem.found}: ${problem.found}(${variables[0] ?? '2'}).`;
    case 'one-argument':
      return `Write one value in the brackets of ${problem.found}.`;
    case 'logarithm':
      return 'Write ln(…) for the natural logarithm, or log10(…) or log2(…).';
    case 'undefined-everywhere':
      return 'This divides by zero for every value.';
    case 'empty-domain':
      return 'This question allows no value for one of its letters.';
    default:
      return 'This is too large to be compared. Write it more simply.';
  }
}
