import type { AnswerKey } from '@lemma/learning-engine';
import type { CompiledQuestion, QuestionKind } from '../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import type { CompileContext } from '../block/compile-context.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { markFigures } from '../../markdown/figures.ts';
import { nearest } from '../../format/nearest.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import { compileBlocks, compileHtml } from '../block/to-hast.ts';
import { matrixKey, numericKey } from './answer-key.ts';
import { choiceKey, compileOptions } from './options.ts';
import { readQuestion } from './question-source.ts';
import { readTests } from './repl-tests.ts';

const kinds: readonly QuestionKind[] = ['multiple-choice', 'numeric', 'matrix', 'repl'];

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
    count: { islands: 0, parts: 0 },
  };
  return buildQuestion(node, own, own.handlersFor(own, new Map()));
}

/** Reads and checks one question block. Undefined, with messages, if it has no usable key. */
export function buildQuestion(
  node: ContainerDirective,
  context: CompileContext,
  handlers: BlockHandlers,
): CompiledQuestion | undefined {
  const { report } = context.reporter;
  const attributes = node.attributes ?? {};
  const id = attributes['id'];
  if (!id) {
    report(
      'question-id',
      'error',
      node,
      'The question has no id.',
      'Write :::question{#name type="…"}.',
    );
    return undefined;
  }
  const uid = `${context.uid}/${id}`;
  if (context.questions.some((question) => question.uid === uid)) {
    report(
      'question-id',
      'error',
      node,
      `The question id "${id}" is used twice.`,
      'Give this question another id.',
    );
    return undefined;
  }
  const kind = kinds.find((known) => known === attributes['type']);
  if (!kind) {
    const type = attributes['type'] ?? '';
    report(
      'question-type',
      'error',
      node,
      `There is no question type "${type}".`,
      nearest(type, kinds, `Use one of ${kinds.join(', ')}.`),
    );
    return undefined;
  }
  const skill = attributes['skill'] ?? '';
  const source = readQuestion(node);
  const tests = kind === 'repl' ? replTests() : undefined;
  const key = keyOf();
  if (!key || (kind === 'repl' && !tests)) return undefined;
  return {
    uid,
    kind,
    skill,
    use: context.use,
    prompt: compileBlocks(source.prompt, context, handlers),
    key,
    options: compileOptions(source.options, context, handlers),
    ...(attributes['choose'] === 'several' ? { several: true } : {}),
    shuffle: attributes['shuffle'] !== 'false',
    hints: source.hints.map((hint) => compileHtml(hint, context, handlers)),
    explanation: compileHtml(source.steps ?? [], context, handlers),
    ...(tests ? { repl: tests } : {}),
    line: node.position?.start.line ?? 1,
  };

  function keyOf(): AnswerKey | undefined {
    if (kind === 'multiple-choice') return choiceKey(node, source.options, context);
    if (kind === 'numeric') return numericKey(node, context);
    if (kind === 'matrix') return matrixKey(node, context);
    return tests && { kind: 'repl', cases: tests.cases.map(({ name }) => name) };
  }

  function replTests() {
    const { starter, solution, tests: fence, wrong } = source;
    if (!starter || !solution || !fence) {
      const missing = [
        !starter && '"python starter"',
        !solution && '"python solution"',
        !fence && '"yaml tests"',
      ].filter(Boolean);
      report(
        'repl-parts',
        'error',
        node,
        `The REPL question lacks ${missing.join(' and ')}.`,
        'Add the fenced block with that info string.',
      );
      return undefined;
    }
    return {
      starter: starter.value,
      solution: solution.value,
      wrong: wrong.map(({ value }) => value),
      ...readTests(fence, context),
    };
  }
}
