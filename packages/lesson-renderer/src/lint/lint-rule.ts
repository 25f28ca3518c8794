import type { Root } from 'mdast';
import type { CompiledLesson } from '../lesson/compiled-lesson.ts';
import type { CompileOptions } from '../compile/compile-options.ts';
import type { FrontMatter } from '../compile/front-matter.ts';
import type { Target } from '../compile/targets.ts';
import type { Report } from '../compile/reporter.ts';

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
