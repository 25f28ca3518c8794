import type { FaultKey } from '@lemma/learning-engine';
import { choiceKey, compileOptions } from './options.ts';
import type { KindCompiler } from '../source/question-kind.ts';
import { faultProof } from './program-proof.ts';
import { codeLines, listLines } from './lines.ts';

/** Lines of which one is wrong: a program, or the numbered steps of an argument; and, if there are options, why. */
export const fault: KindCompiler = (block) => {
  const { node, source, context, handlers } = block;
  const { report } = context.reporter;
  const lines = source.fault ? codeLines(source.fault, block) : listLines(source.steplist, block);
  if (!lines) return undefined;
  const line = Number(node.attributes?.['line']);
  if (lines.length < 2 || !Number.isInteger(line) || line < 1 || line > lines.length) {
    report(
      'fault-line',
      'error',
      node,
      lines.length < 2
        ? 'The question has no lines to look for the fault in.'
        : `line="${node.attributes?.['line'] ?? ''}" is none of the ${lines.length} lines.`,
      'Write the lines in a block "python fault" or as a numbered list, and line="2" for the wrong one; empty lines do not count.',
    );
    return undefined;
  }
  const reasons = source.options.length > 0 ? choiceKey(node, source.options, context) : undefined;
  const [reason] = reasons?.correct ?? [];
  const key: FaultKey = {
    kind: 'fault',
    line,
    lines: lines.length,
    reasons: reasons?.options ?? [],
    ...(reason === undefined ? {} : { reason }),
  };
  return {
    key,
    options: compileOptions(source.options, context, handlers),
    material: {
      kind: 'fault',
      code: source.fault !== undefined,
      lines: lines.map(({ html, indent }) => ({ html, indent })),
    },
    mistakes: ({ line: given }) => {
      const wrong = Number(given);
      return Number.isInteger(wrong) && wrong >= 1 && wrong <= lines.length && wrong !== line
        ? { part: 'line', given: String(wrong) }
        : { problem: `line: ${given ?? ''} is none of the lines that are right.` };
    },
    ...faultProof(block, line),
  };
};
