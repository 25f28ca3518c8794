import type { ExpressionProblem } from './problem.ts';
import { maxLength } from './tokens.ts';

const check = 'Check brackets, commas and signs, and write a star between names: a*x.';

/** What is wrong and what to do, each as an English sentence for the author of a lesson. */
export function expressionProblemInWords({ code, found }: ExpressionProblem): {
  readonly message: string;
  readonly fix: string;
} {
  switch (code) {
    case 'too-long':
      return {
        message: `The expression is longer than ${maxLength} characters.`,
        fix: 'Split it into several.',
      };
    case 'too-deep':
      return { message: 'The expression is nested too deeply.', fix: 'Split it into several.' };
    case 'ends-early':
      return { message: 'The expression ends too early.', fix: check };
    case 'unclosed':
      return {
        message: `A bracket is still open ${found ? `before “${found}”` : 'at the end'}.`,
        fix: 'Close every bracket, and separate values by commas.',
      };
    case 'two-readings':
      return {
        message: 'A product without a star behind a division can be read in two ways.',
        fix: 'Write a/(b*c) or (a/b)*c.',
      };
    case 'where':
      return {
        message: '“where” is only available in a line of params.',
        fix: 'Write the expression alone, or if(condition, a, b).',
      };
    default:
      return {
        message: `“${found}” is not expected here.`,
        fix: found === '=' ? 'To compare, write ==.' : check,
      };
  }
}
