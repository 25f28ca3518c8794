import { instantiateTemplate } from '@lemma/learning-engine';
import { compileGraph } from '../graph/compile.ts';
import type { CompiledQuestion } from '../format/compiled-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import type { AnyQuestionRules } from '../format/question-kind.ts';
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
 * a template comes back unchanged, and so does a template that cannot be drawn (the compiler has reported it). Of a kind that the
 * options do not define, the instance has its text and no material: a page shows it as a question of an unknown kind.
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
  const undefinedKind = undefinedKindOf(question, options);
  const instance = questionFromSource(
    filled.source,
    instanceContext(
      question,
      filled.source,
      undefinedKind === undefined ? options : { questionKinds: [textAlone(undefinedKind)] },
    ),
  );
  if (!instance) return question;
  const { verify } = question;
  const { material, ...text } = instance;
  return {
    ...text,
    ...(material && undefinedKind === undefined ? { material } : {}),
    template,
    line: question.line,
    ...(verify ? { verify } : {}),
  };
}

/** The name of a kind of a third party's that the options lack. */
function undefinedKindOf(
  { key }: CompiledQuestion,
  { questionKinds = [] }: InstanceOptions,
): string | undefined {
  if (key.kind !== 'custom' || questionKinds.some(({ name }) => name === key.name))
    return undefined;
  return key.name;
}

/** Takes any attributes, so that the text of a question can be drawn. Nothing that it compiles can be answered. */
function textAlone(name: string): AnyQuestionRules {
  const schema = {
    '~standard': {
      version: 1,
      vendor: 'lemma',
      validate: (value: unknown) => ({ value: Object(value) as Record<string, unknown> }),
    },
  } as const;
  return {
    name,
    schema,
    answer: schema,
    shown: () => undefined,
    score: () => ({ correct: false }),
  };
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
    // A question holds none.
    compilePredict: undefined,
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
    count: { islands: 0, parts: 0, figures: 0 },
    use: question.use,
  };
}
