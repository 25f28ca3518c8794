import { evaluateExpression } from '@lemma/learning-engine';
import type { KindCompiler } from '../source/question-kind.ts';
import { asRows, matrixKey, numericKey } from './answer-key.ts';
import { mistakenAnswers } from './mistaken-answers.ts';

/** One number, with a unit or without. */
export const numeric: KindCompiler = ({ node, context }) => {
  const key = numericKey(node, context);
  return (
    key && {
      key,
      mistakes: mistakenAnswers(
        key,
        (text) => {
          const result = evaluateExpression(text, {});
          return result.ok && typeof result.value === 'number' && Number.isFinite(result.value)
            ? { ...key, value: result.value }
            : { problem: `"${text}" is not a number.` };
        },
        ({ value }) => ({ kind: 'numeric', text: String(value) }),
      ),
    }
  );
};

/** A matrix or a vector of numbers. */
export const matrix: KindCompiler = ({ node, context }) => {
  const key = matrixKey(node, context);
  return (
    key && {
      key,
      mistakes: mistakenAnswers(
        key,
        (text) => {
          const result = evaluateExpression(text, {});
          const entries = result.ok ? asRows(result.value) : undefined;
          return entries ? { ...key, entries } : { problem: `"${text}" is not a matrix.` };
        },
        ({ entries }) => ({ kind: 'matrix', entries: entries.map((row) => row.map(String)) }),
      ),
    }
  );
};
