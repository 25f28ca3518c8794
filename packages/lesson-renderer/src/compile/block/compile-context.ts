import type { ElementContent } from 'hast';
import type { FootnoteDefinition } from 'mdast';
import type { compileGraph } from '../../graph/compile.ts';
import type { CompiledQuestion, LessonLink } from '../../format/compiled-lesson.ts';
import type { BlockHandler, BlockHandlers, ToHtml } from '../../html/block-handler-types.ts';
import type { CompileOptions } from '../../format/compile-options.ts';
import type { OwnDirective } from '../../format/extensions.ts';
import type { LessonLabels } from '../../format/labels.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import type { Macros } from './maths.ts';
import type { Reporter } from '../../format/reporter.ts';
import type { Target } from '../../markdown/targets.ts';
import type { ReadYaml } from '../../yaml/located-yaml.ts';
import type { WorkBudget } from '../../budget/work-budget.ts';

export type CompileGraph = typeof compileGraph;

/** Makes a block that asks first: `predict`, `your-turn` or `why`. */
export type CompilePredict = (
  state: ToHtml,
  node: ContainerDirective,
  context: CompileContext,
  handlers: BlockHandlers,
) => ElementContent[];

/** Makes the handler of one block of a host's own. */
export type OwnDirectiveHandler = (
  make: OwnDirective,
  context: CompileContext,
) => BlockHandler<'containerDirective'> & BlockHandler<'leafDirective'>;

/** What one compilation knows and gathers, handed down from the lesson to each of its blocks. */
export interface CompileContext {
  /** Makes the handlers of a text of its own, as a template's instance is. */
  readonly handlersFor: (
    context: CompileContext,
    numbers: ReadonlyMap<object, string>,
  ) => BlockHandlers;
  /** Draws graphs. Without it they stay code: a preview downloads it with the first one. */
  readonly compileGraph: CompileGraph | undefined;
  /** Makes blocks that ask first. Without it there are none: a preview downloads it with the first one. */
  readonly compilePredict: CompilePredict | undefined;
  /** Makes blocks of a host's own. Previews and instances of templates have none. */
  readonly ownDirective?: OwnDirectiveHandler | undefined;
  /** Reads the lists of questions. Without it there are none: a preview downloads it with the first text that has YAML. */
  readonly readYaml: ReadYaml | undefined;
  readonly uid: string;
  /** Put before the ids of islands: an instance of a template has ids of its own. */
  readonly scope: string;
  readonly options: CompileOptions;
  /** Words that the compiler writes itself. */
  readonly labels: LessonLabels;
  readonly reporter: Reporter;
  readonly macros: Macros;
  /** The file, or the instance of a template, that node positions count in. */
  readonly source: string;
  /** What `[](#id)` may point at. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Links that were met, by what the author typed. An instance of a template finds those of its lesson here. */
  readonly links: Map<string, LessonLink>;
  /** Anchors of headings, by node. */
  readonly anchors: ReadonlyMap<object, string>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  readonly knownLessons: ReadonlySet<string> | undefined;
  readonly budget: WorkBudget;
  readonly widgets: Set<string>;
  readonly questions: CompiledQuestion[];
  /** Numbers given so far: islands, each with its own id; parts; and cells that draw, each with the next of `figures`. */
  readonly count: { islands: number; parts: number; figures: number };
  /** Code of the hidden cells so far: what each cell after them needs. An instance of a template knows none. */
  readonly hiddenCells?: string[];
  /** Whether a question met now is for the first study or for reviews. */
  use: 'exercise' | 'review';
}

/** Ids in the page carry the lesson's uid: two lessons never clash, and no id names a property of `document`. */
export function pageId(context: CompileContext, id: string): string {
  return `${context.uid}--${id}`;
}

export function islandId(context: CompileContext, kind: string): string {
  context.count.islands += 1;
  return pageId(context, `${context.scope}${kind}-${context.count.islands}`);
}
