import { instantiateTemplate } from '@lemma/learning-engine';
import type {
  Block,
  CompiledQuestion,
  LessonMessage,
  QuestionTemplate,
} from '../../lesson/compiled-lesson.ts';
import type { BlockHandlers } from '../block-handler-types.ts';
import type { CompileContext } from '../compile-context.ts';
import type { ContainerDirective } from '../directive-nodes.ts';
import { buildQuestion, questionFromSource } from './build-question.ts';
import { readQuestion } from './question-source.ts';
import { readTemplate } from './template.ts';

/** `:::question` → an island, with the compiled question added to the lesson; or a visible problem. */
export function compileQuestion(
  node: ContainerDirective,
  context: CompileContext,
  handlers: BlockHandlers,
): Block {
  const refused = context.budget.refuses('questions', 1, node);
  if (refused) return { type: 'problem', message: refused };
  const before = context.reporter.messages.length;
  const source = readQuestion(node);
  const template = readTemplate(node, source, context);
  const question = template
    ? compileInstance(node, template, context)
    : buildQuestion(node, context, handlers);
  if (!question) {
    const reported = context.reporter.messages
      .slice(before)
      .find(({ severity }) => severity === 'error');
    return { type: 'problem', message: reported ?? unknownProblem(node, context) };
  }
  context.questions.push({
    ...question,
    ...(template ? { template } : {}),
    ...(source.verify ? { verify: source.verify.value } : {}),
    line: (node.position?.start.line ?? 1) + context.reporter.lineOffset,
  });
  return { type: 'question', uid: question.uid };
}

/** The instance at seed 0: what previews and the content tools look at. */
function compileInstance(
  node: ContainerDirective,
  template: QuestionTemplate,
  context: CompileContext,
): CompiledQuestion | undefined {
  const { reporter } = context;
  const filled = instantiateTemplate(template, 0);
  if (!filled.ok) {
    const { message, fix, expression, parameter } = filled.problem;
    const line = lineOf(parameter, expression, node, context.source);
    reporter.report(
      'template',
      'error',
      { line, column: 1 },
      `${message} (in "${expression}")`,
      fix,
    );
    return undefined;
  }
  const offset = reporter.lineOffset;
  reporter.lineOffset = offset + (node.position?.start.line ?? 1) - 1;
  const question = questionFromSource(filled.source, context);
  reporter.lineOffset = offset;
  return question;
}

function lineOf(
  parameter: string | undefined,
  expression: string,
  node: ContainerDirective,
  source: string,
): number {
  const { start, end } = node.position ?? {};
  const text = source.slice(start?.offset, end?.offset);
  const drawn = parameter ? text.search(new RegExp(`^[ \\t]*${parameter}[ \\t]*:`, 'mu')) : -1;
  const at = drawn >= 0 ? drawn : text.indexOf(`{{${expression}`);
  return (start?.line ?? 1) + (at < 0 ? 0 : text.slice(0, at).split('\n').length - 1);
}

function unknownProblem(node: ContainerDirective, context: CompileContext): LessonMessage {
  return context.reporter.report(
    'question',
    'error',
    node,
    'The question could not be compiled.',
    'Compare it with the examples of docs/lesson-format.md.',
  );
}
