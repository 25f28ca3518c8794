import type { Root } from 'mdast';
import type {
  Block,
  CompiledLesson,
  LessonMessage,
  Part,
  Section,
  SectionRound,
  Skill,
} from '../format/compiled-lesson.ts';
import type { BlockHandlers } from '../html/block-handler-types.ts';
import { blockHandlers } from './block-handlers.ts';
import {
  pageId,
  type CompileContext,
  type CompileGraph,
  type CompilePredict,
  type OwnDirectiveHandler,
} from './block/compile-context.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { markAlerts } from '../markdown/alerts.ts';
import { markFigures } from '../markdown/figures.ts';
import { calloutKinds } from '../markdown/callouts.ts';
import { collectFootnotes } from '../markdown/footnotes.ts';
import { reportForeign } from '../markdown/foreign.ts';
import { fragmentFrontMatter } from '../front-matter/fragment-front-matter.ts';
import type { FrontMatter } from '../front-matter/front-matter.ts';
import { englishLabels } from '../format/labels.ts';
import { outline, type OutlinePart, type OutlineSection } from '../markdown/outline.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { resolveReferences } from '../markdown/references.ts';
import { Reporter, type Report } from '../format/reporter.ts';
import { collectTargets } from '../markdown/targets.ts';
import { tame } from '../markdown/tame.ts';
import { compileBlocks, compileHtml } from './block/to-hast.ts';
import type { withPlugins } from './remark-plugins.ts';
import { sectionRounds } from '../markdown/rounds.ts';
import { WorkBudget } from '../budget/work-budget.ts';
import type { ReadYaml } from '../yaml/located-yaml.ts';
import type { LintInput } from '../lint/lint-rule.ts';

export interface Compiled {
  /** Undefined only if the front matter cannot be used. */
  readonly lesson: CompiledLesson | undefined;
  /** Everything that is wrong or doubtful, in reading order. */
  readonly messages: readonly LessonMessage[];
}

/** What whole lessons have, and previews need not download or not at once. */
export interface CompilerParts {
  readonly compileGraph: CompileGraph | undefined;
  readonly compilePredict: CompilePredict | undefined;
  readonly readYaml: ReadYaml | undefined;
  readonly ownDirective: OwnDirectiveHandler | undefined;
  readonly withPlugins: typeof withPlugins;
  readonly lint: (input: LintInput) => void;
  readonly checkSections: (tree: Root, report: Report) => void;
  readonly readFrontMatter: (tree: Root, report: Report) => FrontMatter | undefined;
  /** What tells the lesson's JSON from any other. */
  readonly hash: (json: string) => string;
}

/** Compiles one text, and looks at a whole lesson with the content rules that it is given. */
export function compileWith(
  {
    lint,
    checkSections,
    readFrontMatter,
    hash,
    compileGraph,
    compilePredict,
    readYaml,
    ownDirective,
    withPlugins: changed,
  }: CompilerParts,
  markdown: string,
  options: CompileOptions,
): Compiled {
  const reporter = new Reporter(options.file ?? 'lesson.md');
  const { text: source, rest } = tame(markdown.replaceAll(/\r\n?/g, '\n'), reporter.report);
  const { extensions } = options;
  const parsed = parseMarkdown(source);
  const tree = changed(parsed, extensions?.remarkPlugins ?? [], reporter.file, reporter.report);
  if (rest !== '') tree.children.push({ type: 'code', value: rest });
  const front = options.fragment
    ? fragmentFrontMatter(tree, readYaml, options.uid)
    : readFrontMatter(tree, reporter.report);
  if (!front) return { lesson: undefined, messages: reporter.sorted() };
  const labels = { ...englishLabels, ...options.labels };
  const budget = new WorkBudget(source.length, reporter.report);
  resolveReferences(tree, budget);
  markAlerts(tree);
  markFigures(tree);
  reportForeign(tree, source, reporter.report);
  const targets = collectTargets(
    tree,
    options.number ? `${options.number}.` : '',
    reporter.report,
    labels,
    calloutKinds(extensions?.callouts),
  );
  const context: CompileContext = {
    handlersFor: blockHandlers,
    compileGraph,
    compilePredict,
    readYaml,
    ownDirective,
    uid: front.uid,
    scope: '',
    options,
    labels,
    reporter,
    macros: front.macros,
    source,
    targets: targets.byId,
    links: new Map(),
    anchors: targets.anchors,
    footnotes: collectFootnotes(tree),
    knownLessons: options.knownLessons ? new Set(options.knownLessons) : undefined,
    budget,
    widgets: new Set(),
    questions: [],
    count: { islands: 0, parts: 0, figures: 0 },
    hiddenCells: [],
    use: 'exercise',
  };
  const handlers = blockHandlers(context, targets.numbers);
  if (!options.fragment) checkSections(tree, reporter.report);
  const outlined = outline(tree, options.fragment === true);
  const rounds = sectionRounds(
    outlined.map(({ kind }) => kind),
    labels.round,
  );
  const roundOfSkill = new Map<string, number>();
  const sections = outlined.map((section, i) => {
    const before = context.questions.length;
    const compiled = compileSection(section, rounds[i], context, handlers);
    const round = rounds[i]?.number;
    for (const { skill } of context.questions.slice(before))
      if (round !== undefined && !roundOfSkill.has(skill)) roundOfSkill.set(skill, round);
    return compiled;
  });
  const content = assemble(front, sections, roundOfSkill, context);
  const lesson = { ...content, hash: hash(JSON.stringify(content)) };
  if (!options.fragment)
    lint({
      lesson,
      tree,
      targets: targets.byId,
      source,
      front,
      options,
      report: reporter.report,
    });
  return { lesson, messages: reporter.sorted() };
}

function compileSection(
  section: OutlineSection,
  round: SectionRound | undefined,
  context: CompileContext,
  handlers: BlockHandlers,
): Section {
  context.use = section.kind === 'review' ? 'review' : 'exercise';
  const name = section.title === '' ? 'opening' : section.kind;
  const place = round ? `round-${round.number}-${name}` : name;
  return {
    kind: section.kind,
    title: titleOf(section, context.options.labels),
    ...(round ? { round } : {}),
    parts: section.parts.map((part, index) =>
      compilePart(part, `${place}-${index + 1}`, context, handlers),
    ),
  };
}

function titleOf({ kind, title }: OutlineSection, labels: CompileOptions['labels']): string {
  return title === '' ? '' : (labels?.[kind] ?? title);
}

function compilePart(
  { heading, nodes }: OutlinePart,
  fallbackId: string,
  context: CompileContext,
  handlers: BlockHandlers,
): Part {
  const title = heading ? compileHtml(heading.children, context, handlers) : '';
  return {
    id: pageId(context, (heading && context.anchors.get(heading)) ?? fallbackId),
    title,
    blocks: compileBlocks(nodes, context, handlers),
  };
}

function assemble(
  front: FrontMatter,
  sections: readonly Section[],
  roundOfSkill: ReadonlyMap<string, number>,
  { options, widgets, questions }: CompileContext,
): Omit<CompiledLesson, 'hash'> {
  return {
    format: 1,
    uid: front.uid,
    title: front.title,
    summary: front.summary,
    course: options.course ?? '',
    unit: options.unit ?? '',
    minutes: front.minutes,
    free: options.free ?? false,
    prerequisites: front.prerequisites,
    encompasses: front.encompasses,
    skills: Object.entries(front.skills).map(([id, title]): Skill => {
      const round = roundOfSkill.get(id);
      return { id, title, ...(round === undefined ? {} : { round }) };
    }),
    sections,
    questions,
    widgets: [...widgets].toSorted(),
    python:
      questions.some(({ kind }) => kind === 'repl') ||
      sections.some(({ parts }) => parts.some(({ blocks }) => holdsPython(blocks))),
    ...(front.packages.length > 0 ? { packages: front.packages } : {}),
  };
}

function holdsPython(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) => block.type === 'python' || (block.type === 'element' && holdsPython(block.blocks)),
  );
}
