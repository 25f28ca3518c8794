import {
  evaluateExpression,
  type MatrixKey,
  type NumericKey,
  type TemplateValue,
} from '@lemma/learning-engine';
import type { ContainerDirective } from '../../../markdown/directive-nodes.ts';
import type { CompileContext } from '../../block/compile-context.ts';

/** `answer`, `tolerance`, `relative-tolerance` and `unit` of a numeric question. */
export function numericKey(
  node: ContainerDirective,
  context: CompileContext,
): NumericKey | undefined {
  const value = answerValue(node, context);
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    badAnswer(
      node,
      context,
      'is not a number',
      'Write one number or an expression that gives one.',
    );
    return undefined;
  }
  const absoluteTolerance = tolerance(node, 'tolerance', context);
  const relativeTolerance = tolerance(node, 'relative-tolerance', context);
  const unit = node.attributes?.['unit'];
  return {
    kind: 'numeric',
    value,
    ...(absoluteTolerance === undefined ? {} : { absoluteTolerance }),
    ...(relativeTolerance === undefined ? {} : { relativeTolerance }),
    ...(unit ? { unit } : {}),
  };
}

/** `answer` of a matrix question; a vector is a matrix of one column. */
export function matrixKey(
  node: ContainerDirective,
  context: CompileContext,
): MatrixKey | undefined {
  const value = answerValue(node, context);
  if (value === undefined) return undefined;
  const entries = asRows(value);
  if (!entries) {
    badAnswer(
      node,
      context,
      'is no matrix of numbers with equal rows',
      'Write [[1, 2], [3, 4]] for a matrix or [1, 2] for a vector.',
    );
    return undefined;
  }
  const absoluteTolerance = tolerance(node, 'tolerance', context);
  return {
    kind: 'matrix',
    entries,
    ...(absoluteTolerance === undefined ? {} : { absoluteTolerance }),
  };
}

function answerValue(node: ContainerDirective, context: CompileContext): TemplateValue | undefined {
  const text = node.attributes?.['answer'];
  if (!text) {
    badAnswer(node, context, 'is missing', 'Add answer="…" to the question.');
    return undefined;
  }
  const result = evaluateExpression(text, {});
  if (result.ok) return result.value;
  badAnswer(
    node,
    context,
    `cannot be read: ${result.problem.message.replace(/\.$/, '')}`,
    result.problem.fix,
  );
  return undefined;
}

/** A value as a matrix: a number has one entry; undefined if its rows differ in length. */
export function asRows(value: TemplateValue): readonly (readonly number[])[] | undefined {
  if (typeof value === 'number') return [[value]];
  if (typeof value !== 'object') return undefined;
  const width = value[0]?.length;
  const sound = value.every((row) => row.length === width && row.every(Number.isFinite));
  return width && sound ? value : undefined;
}

export function tolerance(
  node: ContainerDirective,
  name: 'tolerance' | 'relative-tolerance',
  context: CompileContext,
): number | undefined {
  const text = node.attributes?.[name];
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  context.reporter.report(
    'answer',
    'error',
    node,
    `${name}="${text}" is not a number of at least 0.`,
    'Write a number such as 0.01.',
  );
  return undefined;
}

function badAnswer(node: ContainerDirective, context: CompileContext, what: string, fix: string) {
  context.reporter.report('answer', 'error', node, `The answer ${what}.`, fix);
}
