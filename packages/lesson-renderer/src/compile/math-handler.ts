import type { Element, ElementContent } from 'hast';
import type { BlockHandler } from './block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { typeset } from './maths.ts';
import { inlineProblem } from './problem.ts';
import { equationId, type Targets } from './targets.ts';

export function inlineMathHandler(context: CompileContext): BlockHandler {
  return (_state, node): ElementContent => {
    const result = typeset(node.value, false, context.macros);
    if (result.ok) return { type: 'raw', value: result.html };
    return inlineProblem(`$${node.value}$`, reportMaths(context, node, result.problem));
  };
}

/** A displayed formula; `$$ {#eq-sum}` gives it a number that `[](#eq-sum)` refers to. */
export function mathHandler(context: CompileContext, numbers: Targets['numbers']): BlockHandler {
  return (_state, node): Element => {
    const result = typeset(node.value, true, context.macros, numbers.get(node));
    const id = equationId(node.meta);
    const content: ElementContent = result.ok
      ? { type: 'raw', value: result.html }
      : inlineProblem(`$$${node.value}$$`, reportMaths(context, node, result.problem));
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: ['lemma-math'], ...(id ? { id: pageId(context, id) } : {}) },
      children: [content],
    };
  };
}

function reportMaths(context: CompileContext, node: object, problem: string) {
  return context.reporter.report(
    'maths',
    'error',
    node,
    `The formula cannot be typeset: ${problem}`,
    'Mend the LaTeX; unknown commands can be declared under "macros" in the front matter.',
  );
}
