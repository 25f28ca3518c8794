import type { Root } from 'mdast';
import type { CompiledLesson } from '../format/compiled-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import type { FrontMatter } from '../front-matter/front-matter.ts';
import type { Target } from '../markdown/targets.ts';
import type { Report } from '../format/reporter.ts';

/** What a content rule looks at. */
export interface LintInput {
  readonly lesson: CompiledLesson;
  readonly tree: Root;
  /** What `[](#id)` may lead to. */
  readonly targets: ReadonlyMap<string, Target>;
  readonly source: string;
  readonly front: FrontMatter;
  readonly options: CompileOptions;
  readonly report: Report;
}

/** One rule of good content. It reports; it never throws or changes anything. */
export type LintRule = (input: LintInput) => void;
