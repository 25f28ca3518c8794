import type { Element, ElementContent } from 'hast';
import type { Block, LessonHtml, Prediction } from '../../format/compiled-lesson.ts';
import { nearest } from '../../format/nearest.ts';
import type { GraphSpec } from '../../graph/graph-spec.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { problem } from '../../html/problem.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { walk } from '../../markdown/walk.ts';
import type { CompileContext, CompilePredict } from '../block/compile-context.ts';
import { inlineHtml } from '../block/inline-html.ts';
import { compileHtml } from '../block/to-hast.ts';
import { isEmpty } from './is-empty.ts';
import { predictedOptions, problemOfOptions } from './predict-options.ts';
import type { PredictProblem } from './predict-problem.ts';
import { printedOutcome, problemOfPrinted } from './printed-outcome.ts';
import { readPredict, type PredictSource } from './read-predict.ts';

const attributes = ['outcome', 'line', 'shuffle'] as const;

/** A block that asks before it moves or runs. */
type Moving = Extract<Block, { type: 'widget' | 'graph' | 'python' }>;

/** `:::predict` → its widget, graph or cell, with what is asked before it moves or runs; or a visible problem. */
export const predictBlock: CompilePredict = (state, node, context, handlers) => {
  const refuse = ({ place, message, fix }: PredictProblem) => [
    problem(context.reporter.report('predict', 'error', place, message, fix)),
  ];
  const source = readPredict(node);
  const early = problemOfAttributes(node) ?? problemOfParts(node, source);
  if (early) return refuse(early);
  const shown = source.pieces.flatMap((piece) =>
    source.output ? [piece, source.output] : [piece],
  );
  const html = state.all({ ...node, children: shown as ContainerDirective['children'] });
  const holder = holderOf(html);
  const block = holder?.data?.block;
  // A graph or a widget that cannot be compiled has said so.
  if (!holder || !block || !isMoving(block)) return html;
  const found = outcomeOf(node, source, block, context, handlers);
  if ('message' in found) return refuse(found);
  const options = predictedOptions(
    source.options,
    node.attributes?.['shuffle'] !== 'false',
    context,
    handlers,
  );
  const predict: Prediction = {
    question: compileHtml(source.question, context, handlers),
    options,
    ...found,
    why: compileHtml(source.why, context, handlers),
  };
  holder.data = { block: { ...block, predict } };
  return html;
};

function problemOfAttributes(node: ContainerDirective): PredictProblem | undefined {
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (!(attributes as readonly string[]).includes(name))
      return {
        place: node,
        message: `A prediction has no "${name}".`,
        fix: nearest(name, attributes, `Its attributes are ${attributes.join(', ')}.`),
      };
    if (name === 'shuffle' && value !== 'true' && value !== 'false')
      return {
        place: node,
        message: `shuffle cannot be "${value ?? ''}".`,
        fix: 'Write shuffle="false" to keep the order of the options, or leave it out.',
      };
  }
  return undefined;
}

function problemOfParts(
  node: ContainerDirective,
  { question, options, pieces, why }: PredictSource,
): PredictProblem | undefined {
  let inner: PredictProblem | undefined;
  for (const child of node.children)
    walk(child, (below) => {
      if (below.type === 'containerDirective' && /^(?:predict|question)$/.test(below.name))
        inner ??= {
          place: below,
          message: `A ${below.name} block cannot stand inside a prediction.`,
          fix: 'Write it behind the prediction.',
        };
    });
  if (inner) return inner;
  const [piece, second] = pieces;
  if (!piece)
    return {
      place: node,
      message: 'Nothing in this prediction can move or run.',
      fix: 'Put a ::widget, a graph with a slider or a movable point, or a ```python run cell or ```python play program behind the question.',
    };
  if (second)
    return {
      place: second,
      message: 'A prediction is about one widget, graph or cell; this is another.',
      fix: 'Give it a prediction of its own, or move it out.',
    };
  if (isEmpty(question))
    return {
      place: node,
      message: 'The prediction asks nothing.',
      fix: 'Write the question before the block that moves or runs.',
    };
  if (isEmpty(why))
    return {
      place: node,
      message: 'The prediction explains nothing.',
      fix: 'Say behind the block, in a sentence or two, why it happens so.',
    };
  return problemOfOptions(options);
}

/** What happens, as HTML, with the text of it where what is typed can be compared; or why that is not known. */
function outcomeOf(
  node: ContainerDirective,
  { options, output, pieces }: PredictSource,
  block: Moving,
  context: CompileContext,
  handlers: BlockHandlers,
): Pick<Prediction, 'outcome' | 'printed'> | PredictProblem {
  const { outcome, line } = node.attributes ?? {};
  const wrong = (message: string, fix: string, place: PredictProblem['place'] = node) => ({
    place,
    message,
    fix,
  });
  if (block.type === 'graph' && !canMove(block.spec as GraphSpec))
    return wrong(
      'This graph cannot move: nothing is to be predicted of it.',
      'Give it a slider or a point with "drag", or ask an ordinary question.',
      pieces[0],
    );
  if (block.type === 'python') {
    if (outcome !== undefined)
      return wrong(
        'The outcome of a cell is what it prints.',
        'Leave outcome="…" out: the output block says it.',
      );
    if (!output)
      return wrong(
        'Nothing says what this cell prints.',
        'Let it print, and run pnpm content:check --write for its ```output block.',
        pieces[0],
      );
    const printed = printedOutcome(output, line);
    if (typeof printed !== 'string') return printed;
    if (options.length > 0)
      return problemOfPrinted(options, printed) ?? { outcome: printedHtml(printed) };
    return { outcome: printedHtml(printed), printed };
  }
  if (line !== undefined) return wrong('Only a cell prints lines.', 'Leave line="…" out.');
  const right = options.findIndex(({ checked }) => checked === true);
  if (right >= 0)
    return outcome === undefined
      ? { outcome: predictedOptions(options, false, context, handlers)[right]?.html ?? '' }
      : wrong(
          'The outcome is said twice.',
          'Leave outcome="…" out: the option marked "[x]" says it.',
        );
  if (!outcome)
    return wrong(
      'Nothing says what happens.',
      'Write outcome="…" (a line of Markdown), or give options.',
    );
  return { outcome: inlineHtml(outcome, node.position?.start.line ?? 1, context) };
}

function canMove({ sliders, points }: GraphSpec): boolean {
  return sliders.length > 0 || points.some(({ drag }) => drag !== 'none');
}

/** Text of a cell as it stands in the lesson. */
function printedHtml(printed: string): LessonHtml {
  const text = escapeHtml(printed);
  const html = printed.includes('\n')
    ? `<pre class="lemma-output" tabindex="0"><samp>${text}</samp></pre>`
    : `<code>${text}</code>`;
  return html as LessonHtml;
}

/** The element that stands for the block, inside a figure or alone. */
function holderOf(nodes: readonly ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const holder = node.data?.block ? node : holderOf(node.children);
    if (holder) return holder;
  }
  return undefined;
}

function isMoving(block: Block): block is Moving {
  return block.type === 'widget' || block.type === 'graph' || block.type === 'python';
}
