import type { ExpressionKey } from '@lemma/learning-engine';
import { algebraProblemInWords, sameExpression } from '@lemma/learning-engine/algebra';
import { isName, numberFunctions } from '@lemma/learning-engine/expression';
import type { KindCompiler, QuestionBlock } from '../source/question-kind.ts';
import { readDomain } from './domain.ts';
import { mistakenAnswers } from './mistaken-answers.ts';

/** An algebraic expression: `answer` in the letters of `variables`, compared where `domain` holds. */
export const expression: KindCompiler = (block) => {
  const key = expressionKey(block);
  return (
    key && {
      key,
      material: { kind: 'expression', variables: key.variables },
      mistakes: mistakenAnswers(
        key,
        (text) => ({ ...key, expression: text }),
        (mistaken) => ({ kind: 'expression', text: mistaken.expression }),
      ),
    }
  );
};

function expressionKey({ node, context }: QuestionBlock): ExpressionKey | undefined {
  const { answer = '', variables: named = '', domain: conditions } = node.attributes ?? {};
  const fail = (message: string, fix: string) => {
    context.reporter.report('answer', 'error', node, message, fix);
    return undefined;
  };
  const variables = [...new Set((named ?? '').split(/[\s,]+/u).filter((name) => name !== ''))];
  const bad = variables.find((name) => !isName(name) || numberFunctions.has(name));
  if (bad !== undefined)
    return fail(
      `"${bad}" cannot be the name of a variable.`,
      'Write the letters of the answer, for example variables="x, y".',
    );
  const read = conditions ? readDomain(conditions, variables) : { domain: {} };
  if ('problem' in read)
    return fail(
      `The domain cannot be read: ${read.problem}`,
      'Write conditions on the variables, for example domain="0 < x <= 3; y != 0".',
    );
  const { domain } = read;
  const itself = sameExpression(answer ?? '', answer ?? '', { variables, domain });
  if (itself.kind === 'unreadable')
    return fail(
      `The answer "${answer ?? ''}" cannot be compared: ${algebraProblemInWords(itself.problem, variables)}`,
      'Write answer="2x + 1" with the letters that it uses in variables="x", as a learner would type it.',
    );
  return {
    kind: 'expression',
    expression: answer ?? '',
    variables,
    ...(Object.keys(domain).length > 0 ? { domain } : {}),
  };
}
