import type { Element, ElementContent } from 'hast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { LessonMessage } from '../../format/compiled-lesson.ts';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { element } from '../../html/html-nodes.ts';
import { formulaWidth } from './formula-width.ts';
import { macroFor } from './macro-hints.ts';
import { tooMany, typeset, type Typeset } from './maths.ts';
import { inlineProblem } from '../../html/problem.ts';
import { equationId, type Targets } from '../../markdown/targets.ts';

export function inlineMathHandler(context: CompileContext): BlockHandler<'inlineMath'> {
  return (_state, node): ElementContent => {
    const refused = refuses(context, node);
    if (refused) return inlineProblem(`$${node.value}$`, refused);
    const result = typeset(node.value, false, context.macros);
    if (result.ok) return { type: 'raw', value: charged(context, node, result) };
    return inlineProblem(`$${node.value}$`, reportMaths(context, node, result.problem));
  };
}

/** A displayed formula; `$$ {#eq-sum}` gives it a number that `[](#eq-sum)` refers to. */
export function mathHandler(
  context: CompileContext,
  numbers: Targets['numbers'],
): BlockHandler<'math'> {
  return (_state, node): Element => {
    const id = equationId(node.meta);
    const content = displayed(node);
    const isWide = content.type === 'raw' && formulaWidth(content.value) > widthOfPhone;
    return element('div', [content], {
      className: ['lemma-math'],
      // It scrolls on a phone, so keys must reach it. Not every formula: each stop costs whoever goes on by keyboard.
      ...(isWide ? { tabIndex: 0, role: 'group', ariaLabel: context.labels.formula } : {}),
      ...(id ? { id: pageId(context, id) } : {}),
    });
  };

  function displayed(node: Math): ElementContent {
    const refused = refuses(context, node);
    if (refused) return inlineProblem(`$$${node.value}$$`, refused);
    const result = typeset(node.value.trim(), true, context.macros, numbers.get(node));
    if (result.ok) return { type: 'raw', value: charged(context, node, result) };
    return inlineProblem(`$$${node.value}$$`, reportMaths(context, node, result.problem));
  }
}

/** Of the 450 displayed formulas of our courses the narrowest that scrolls at 390 px is estimated at 42 characters. */
const widthOfPhone = 36;

/** Characters of one formula: typesetting nested ones is quadratic. */
const longest = 5000;

function refuses(context: CompileContext, node: Math | InlineMath): LessonMessage | undefined {
  if (node.value.length > longest) {
    return context.reporter.report(
      'too-complex',
      'error',
      node,
      `The formula has ${node.value.length} characters; ${longest} is the most.`,
      'Write it in several formulas.',
    );
  }
  return context.budget.refuses('formulas', costOf(node), node);
}

function costOf({ type, value }: Math | InlineMath): number {
  return value.length + (type === 'math' ? 70 : 40);
}

/** Characters of LaTeX that take as long as one element of the HTML. */
const perElement = 0.6;
/** Characters of LaTeX that take as long as one that a command puts there. */
const perExpanded = 2;

/** What a formula becomes beyond its own length, by commands or by many symbols, the formulas after it pay for. */
function charged(
  context: CompileContext,
  node: Math | InlineMath,
  { html, expanded }: Extract<Typeset, { ok: true }>,
): string {
  const elements = html.split('<').length - 1;
  const beyond = Math.max(perExpanded * expanded, perElement * elements - costOf(node));
  if (beyond > 0) context.budget.spend('formulas', beyond);
  return html;
}

/** What is paid for a formula whose commands never end: it has no HTML to count. */
const endless = 20_000;

function reportMaths(context: CompileContext, node: Math | InlineMath, problem: string) {
  if (problem.startsWith(tooMany)) {
    context.budget.spend('formulas', endless);
  }
  return context.reporter.report(
    'maths',
    'error',
    node,
    `The formula cannot be typeset: ${problem}`,
    macroFor(problem) ??
      'Mend the LaTeX; unknown commands can be declared under "macros" in the front matter.',
  );
}
