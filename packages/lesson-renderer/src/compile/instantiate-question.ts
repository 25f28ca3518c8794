import { instantiateTemplate } from '@lemma/learning-engine';
import { compileGraph } from '../graph/compile.ts';
import type { CompiledQuestion } from '../format/compiled-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import type { CompileContext } from './block/compile-context.ts';
import { blockHandlers } from './block-handlers.ts';
import { englishLabels } from '../format/labels.ts';
import { Reporter } from '../format/reporter.ts';
import { WorkBudget } from '../budget/work-budget.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { questionFromSource } from './question/build-question.ts';

/** What an instance of a question needs beside the question. */
export type InstanceOptions = Pick<CompileOptions, 'questionKinds'>;

/**
 * The instance of a question at a seed: other numbers, and the key that goes with them. A question without
 * a template comes back unchanged, and so does a template that cannot be drawn (the compiler has reported it).
 */
export function instantiateQuestion(
  question: CompiledQuestion,
  seed: number,
  options: InstanceOptions = {},
): CompiledQuestion {
  const { template } = question;
  if (!template) return question;
  const filled = instantiateTemplate(template, seed);
  if (!filled.ok) return question;
  const instance = questionFromSource(
    filled.source,
    instanceContext(question, filled.source, options),
  );
  if (!instance) return question;
  const { verify } = question;
  return { ...instance, template, line: question.line, ...(verify ? { verify } : {}) };
}

function instanceContext(
  question: CompiledQuestion,
  source: string,
  { questionKinds = [] }: InstanceOptions,
): CompileContext {
  const reporter = new Reporter(question.uid);
  const labels = question.template?.labels;
  return {
    handlersFor: blockHandlers,
    compileGraph,
    readYaml,
    uid: question.uid.slice(0, question.uid.lastIndexOf('/')),
    scope: '',
    options: { fragment: true, questionKinds, ...(labels ? { labels } : {}) },
    labels: { ...englishLabels, ...labels },
    reporter,
    macros: question.template?.macros ?? {},
    source,
    targets: new Map(),
    links: new Map(Object.entries(question.template?.links ?? {})),
    anchors: new Map(),
    footnotes: new Map(),
    knownLessons: undefined,
    budget: new WorkBudget(source.length, reporter.report),
    widgets: new Set(),
    questions: [],
    count: { islands: 0, parts: 0 },
    use: question.use,
  };
}
