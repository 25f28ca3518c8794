import { instantiateTemplate } from '@lemma/learning-engine';
import type {
  Block,
  CompiledQuestion,
  LessonMessage,
  QuestionTemplate,
} from '../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import type { CompileContext } from '../block/compile-context.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { buildQuestion, questionFromSource } from './build-question.ts';
import { readQuestion } from './source/question-source.ts';
import { sourceColumn } from './source-column.ts';
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
  const dear = template && context.budget.refuses('draws', 0, node);
  if (dear) return { type: 'problem', message: dear };
  const links: CompileContext['links'] = new Map();
  const question = template
    ? compileInstance(node, template, { ...context, links })
    : buildQuestion(node, context, handlers);
  if (!question) {
    const reported = context.reporter.messages
      .slice(before)
      .find(({ severity }) => severity === 'error');
    return { type: 'problem', message: reported ?? unknownProblem(node, context) };
  }
  context.questions.push({
    ...question,
    ...(template ? { template: { ...template, ...kept(links) } } : {}),
    ...(source.verify ? { verify: source.verify.value } : {}),
    line: (node.position?.start.line ?? 1) + context.reporter.lineOffset,
  });
  return { type: 'question', uid: question.uid };
}

/** What the template's other instances, which have no lesson around them, need to know of their links. */
function kept(links: CompileContext['links']): Pick<QuestionTemplate, 'links'> {
  return links.size > 0 ? { links: Object.fromEntries(links) } : {};
}

/** The instance at seed 0: what previews and the content tools look at. */
function compileInstance(
  node: ContainerDirective,
  template: QuestionTemplate,
  context: CompileContext,
): CompiledQuestion | undefined {
  const { reporter } = context;
  const filled = instantiateTemplate(template, 0);
  context.budget.spend('draws', filled.steps);
  if (!filled.ok) {
    const { message, fix, expression, parameter } = filled.problem;
    reporter.report(
      'template',
      'error',
      placeOf(parameter, expression, node, context.source),
      `${message} (in "${expression}")`,
      fix,
    );
    return undefined;
  }
  const { line: first = 1, column: indent = 1 } = node.position?.start ?? {};
  const typed = template.source.split('\n');
  const drawn = filled.source.split('\n');
  return reporter.within(
    first - 1,
    () => questionFromSource(filled.source, context),
    (line, column) =>
      sourceColumn(typed[line - 1] ?? '', drawn[line - 1] ?? '', column) +
      (line === 1 ? indent - 1 : 0),
  );
}

/** Where an expression stands: in its parameter's line, or in the first braces that hold it. */
function placeOf(
  parameter: string | undefined,
  expression: string,
  node: ContainerDirective,
  source: string,
): { readonly line: number; readonly column: number } {
  const { start, end } = node.position ?? {};
  const text = source.slice(start?.offset, end?.offset);
  const named = parameter ? text.search(new RegExp(`^[ \\t]*${parameter}[ \\t]*:`, 'mu')) : -1;
  const inBraces = text.indexOf(`{{${expression}`);
  const at = named < 0 ? inBraces : Math.max(named, text.indexOf(expression, named));
  if (at < 0) return { line: start?.line ?? 1, column: start?.column ?? 1 };
  const before = text.slice(0, at).split('\n');
  const indent = before.length === 1 ? (start?.column ?? 1) : 1;
  return {
    line: (start?.line ?? 1) + before.length - 1,
    column: (before.at(-1)?.length ?? 0) + indent,
  };
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
