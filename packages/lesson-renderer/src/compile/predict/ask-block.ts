import type { Element } from 'hast';
import type { Blockquote, ListItem, RootContent } from 'mdast';
import type { AskBlock } from '../../format/compiled-lesson.ts';
import { nearest } from '../../format/nearest.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import { island } from '../../html/islands.ts';
import { problem } from '../../html/problem.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { walk } from '../../markdown/walk.ts';
import { islandId, type CompileContext } from '../block/compile-context.ts';
import { compileHtml } from '../block/to-hast.ts';
import { isEmpty } from './is-empty.ts';
import { predictedOptions, problemOfOptions } from './predict-options.ts';
import type { PredictProblem } from './predict-problem.ts';
import { isOptionList } from './read-predict.ts';

/** The parts of a `your-turn` or `why` block, still Markdown nodes. */
interface AskSource {
  /** What stands before the options, or before the answer. */
  readonly question: readonly RootContent[];
  readonly options: readonly ListItem[];
  /** The author's answer: the blockquote at the end. */
  readonly answer: Blockquote | undefined;
  /** The first thing behind the answer, which ends the block. */
  readonly rest: RootContent | undefined;
}

/** `:::your-turn` or `:::why` → a question, and an answer that is shown once the learner has committed to one. */
export function askBlock(
  node: ContainerDirective,
  context: CompileContext,
  handlers: BlockHandlers,
): Element {
  const source = readAsk(node);
  const { question, options, answer } = source;
  const wrong = problemOf(node, source);
  if (wrong || !answer) {
    const { place, message, fix } = wrong ?? noAnswer(node);
    return problem(context.reporter.report('ask', 'error', place, message, fix));
  }
  const shown = predictedOptions(
    options,
    node.attributes?.['shuffle'] !== 'false',
    context,
    handlers,
  );
  const said = compileHtml(answer.children, context, handlers);
  const right = shown.find((option) => option.right);
  const block: AskBlock = {
    type: 'ask',
    id: islandId(context, 'ask'),
    about: node.name === 'why' ? 'reason' : 'step',
    predict: {
      question: compileHtml(question, context, handlers),
      options: shown,
      outcome: right?.html ?? said,
      why: right ? said : '',
    },
  };
  return island(block);
}

function readAsk(node: ContainerDirective): AskSource {
  const at = node.children.findIndex(({ type }) => type === 'blockquote');
  const before = at < 0 ? node.children : node.children.slice(0, at);
  const found = at < 0 ? undefined : node.children[at];
  return {
    question: before.filter((child) => child.type !== 'list' || !isOptionList(child)),
    options: before.flatMap((child) =>
      child.type === 'list' && isOptionList(child) ? child.children : [],
    ),
    answer: found?.type === 'blockquote' ? found : undefined,
    rest: at < 0 ? undefined : node.children[at + 1],
  };
}

/** Islands have a life of their own, which an answer that is still hidden must not begin. */
const islands = new Set(['question', 'predict', 'your-turn', 'why', 'widget', 'figure']);

function problemOf(
  node: ContainerDirective,
  { question, options, answer, rest }: AskSource,
): PredictProblem | undefined {
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (name !== 'shuffle')
      return {
        place: node,
        message: `A "${node.name}" block has no "${name}".`,
        fix: nearest(name, ['shuffle'], 'Its one attribute is shuffle.'),
      };
    if (value !== 'true' && value !== 'false')
      return {
        place: node,
        message: `shuffle cannot be "${value ?? ''}".`,
        fix: 'Write shuffle="false" to keep the order of the options, or leave it out.',
      };
  }
  let inner: RootContent | undefined;
  for (const child of node.children)
    walk(child, (below) => {
      const named = below.type === 'containerDirective' || below.type === 'leafDirective';
      const live =
        below.type === 'code' &&
        (below.lang === 'graph' || (below.meta ?? '').split(/\s+/u).includes('run'));
      if (live || (named && islands.has(below.name))) inner ??= below as RootContent;
    });
  if (inner)
    return {
      place: inner,
      message: `Nothing that moves or runs can stand inside a "${node.name}" block.`,
      fix: 'Write it behind the block; inside, use text, formulas and code that is only shown.',
    };
  if (isEmpty(question))
    return {
      place: node,
      message: `The "${node.name}" block asks nothing.`,
      fix: 'Write first what the learner is to do or to explain.',
    };
  if (!answer || isEmpty(answer.children)) return noAnswer(node);
  if (rest)
    return {
      place: rest,
      message: `Something stands behind the answer of this "${node.name}" block.`,
      fix: 'Write it into the blockquote ("> …"), or behind the block.',
    };
  return problemOfOptions(options);
}

const noAnswer = (node: ContainerDirective): PredictProblem => ({
  place: node,
  message: `The "${node.name}" block has no answer to compare with.`,
  fix: 'End it with a blockquote ("> …"): how you would go on, or your own reason.',
});
