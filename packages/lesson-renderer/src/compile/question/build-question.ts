import type { CompiledQuestion, QuestionKind } from '../../format/compiled-lesson.ts';
import { nearest } from '../../format/nearest.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { markFigures } from '../../markdown/figures.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import type { CompileContext } from '../block/compile-context.ts';
import { compileBlocks, compileHtml } from '../block/to-hast.ts';
import { choice } from './kinds/choice.ts';
import { cloze } from './kinds/cloze.ts';
import { custom } from './kinds/custom.ts';
import { expression } from './kinds/expression.ts';
import { fault } from './kinds/fault.ts';
import { match } from './kinds/match.ts';
import { multi } from './kinds/multi.ts';
import { matrix, numeric } from './kinds/numbers.ts';
import { order } from './kinds/order.ts';
import { output } from './kinds/output.ts';
import { point } from './kinds/point.ts';
import { program } from './kinds/program.ts';
import { readMistakes } from './source/mistakes.ts';
import type { KindCompiler } from './source/question-kind.ts';
import { readQuestion } from './source/question-source.ts';

const compilers: Readonly<Record<Exclude<QuestionKind, 'custom'>, KindCompiler>> = {
  'multiple-choice': choice,
  numeric,
  matrix,
  repl: program,
  output,
  order,
  cloze,
  match,
  fault,
  expression,
  multi,
  point,
};

const kinds = Object.keys(compilers);

/** Compiles the text of one question block, as a template's instance is. */
export function questionFromSource(
  source: string,
  context: CompileContext,
): CompiledQuestion | undefined {
  const tree = parseMarkdown(source);
  markFigures(tree);
  const node = tree.children.find((child) => child.type === 'containerDirective');
  if (node?.type !== 'containerDirective') return undefined;
  const own: CompileContext = {
    ...context,
    source,
    scope: `${node.attributes?.['id'] ?? ''}--`,
    count: { islands: 0, parts: 0, figures: 0 },
  };
  return buildQuestion(node, own, own.handlersFor(own, new Map()));
}

/** Reads and checks one question block. Undefined, with messages, if it has no usable key. */
export function buildQuestion(
  node: ContainerDirective,
  context: CompileContext,
  handlers: BlockHandlers,
): CompiledQuestion | undefined {
  const attributes = node.attributes ?? {};
  const uid = questionUid(node, context);
  const kind = uid === undefined ? undefined : kindOf(node, context);
  if (uid === undefined || !kind) return undefined;
  const source = readQuestion(node);
  const block = { node, source, context, handlers };
  const parts = kind.compile(block);
  if (!parts) return undefined;
  const { key, options, material, repl, proof, program: printing } = parts;
  const mistakes = readMistakes(block, parts.mistakes);
  return {
    uid,
    kind: kind.name,
    skill: attributes['skill'] ?? '',
    use: context.use,
    prompt: parts.prompt ?? compileBlocks(source.prompt, context, handlers),
    key,
    options: options ?? [],
    ...(attributes['choose'] === 'several' ? { several: true } : {}),
    shuffle: attributes['shuffle'] !== 'false',
    hints: source.hints.map((hint) => compileHtml(hint, context, handlers)),
    explanation: compileHtml(source.steps ?? [], context, handlers),
    ...(repl ? { repl } : {}),
    ...(material ? { material } : {}),
    ...(mistakes.length > 0 ? { mistakes } : {}),
    ...(printing === undefined ? {} : { program: printing }),
    ...(proof ? { proof } : {}),
    ...(attributes['unproved'] ? { unproved: attributes['unproved'] } : {}),
    line: node.position?.start.line ?? 1,
  };
}

function questionUid(node: ContainerDirective, context: CompileContext): string | undefined {
  const { report } = context.reporter;
  const id = node.attributes?.['id'];
  if (!id) {
    const fix = 'Write :::question{#name type="…"}.';
    report('question-id', 'error', node, 'The question has no id.', fix);
    return undefined;
  }
  const uid = `${context.uid}/${id}`;
  if (!context.questions.some((question) => question.uid === uid)) return uid;
  const fix = 'Give this question another id.';
  report('question-id', 'error', node, `The question id "${id}" is used twice.`, fix);
  return undefined;
}

interface Kind {
  readonly name: QuestionKind;
  readonly compile: KindCompiler;
}

/** A kind of the renderer's own, or one that the options define. */
function kindOf(node: ContainerDirective, context: CompileContext): Kind | undefined {
  const type = node.attributes?.['type'] ?? '';
  if (isKind(type)) return { name: type, compile: compilers[type] };
  const { questionKinds = [] } = context.options;
  const definition = questionKinds.find(({ name }) => name === type);
  if (definition) return { name: 'custom', compile: custom(definition) };
  const known = [...kinds, ...questionKinds.map(({ name }) => name)];
  context.reporter.report(
    'question-type',
    'error',
    node,
    `There is no question type "${type}".`,
    nearest(type, known, `Use one of ${known.join(', ')}.`),
  );
  return undefined;
}

function isKind(type: string): type is keyof typeof compilers {
  return Object.hasOwn(compilers, type);
}
