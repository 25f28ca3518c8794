/* The expression language of graphs and templates. A separate entry: a graph downloads no other part of the engine. */
export { compareNumbers } from './nearly-equal.ts';
export { numberConstants, numberFunctions, type NumberFunction } from './number-functions.ts';
export type { ExpressionProblem } from './problem.ts';
export { expressionProblemInWords } from './problem-in-words.ts';
export { readExpression, type ReadExpression } from './read.ts';
export { isName } from './names.ts';
export {
  partsOf,
  type BinarySign,
  type ComparisonSign,
  type Expression,
  type UnarySign,
} from './tree.ts';
