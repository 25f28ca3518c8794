import type { LessonExtensions } from './extensions.ts';
import type { AnyQuestionRules } from './question-kind.ts';
import type { PropsSchema } from './widget.ts';
import type { LessonLabels } from './labels.ts';

/** What the compiler needs to know of a widget: no React. Any Standard Schema fits. */
export interface WidgetSchema {
  readonly name: string;
  readonly title: string;
  readonly schema?: PropsSchema<unknown>;
}

export interface CompileOptions {
  /** Named in messages. Default `lesson.md`. */
  readonly file?: string;
  /** Uid of the course. Default ''. */
  readonly course?: string;
  /** Uid of the unit. Default ''. */
  readonly unit?: string;
  /** Whether anybody may study it without paying. Default false. */
  readonly free?: boolean;
  /** Place of the lesson in its unit, from 1: with it, theorems are numbered 3.1, 3.2 and so on. */
  readonly number?: number;
  /** Widgets that lessons may use. Without it any name passes, and props go unchecked. */
  readonly widgets?: readonly WidgetSchema[];
  /** Kinds of question that lessons may use beside the renderer's own. */
  readonly questionKinds?: readonly AnyQuestionRules[];
  /** What the host adds to the format. An instance of a template knows none of it. */
  readonly extensions?: LessonExtensions;
  /** Uids of all lessons, planned ones too. Without it any uid passes. */
  readonly knownLessons?: Iterable<string>;
  /** Titles of lessons by uid: what a link without words says. A lesson that is not in it is called by its uid. */
  readonly lessonTitles?: Readonly<Record<string, string>>;
  /**
   * What stands in other lessons, by uid and id, as `lessonPlaces` finds it: `{ 'la-dot': { 'def-dot': 'Definition 1' } }`.
   * A link without words says it too; one to an id that a lesson in it does not have is a mistake.
   */
  readonly lessonPlaces?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** SVG of what the cells with `alt="…"` draw, in their order. A cell without one shows nothing until it is run. */
  readonly figures?: readonly string[];
  /** Hosts from which lessons may load videos, sounds and pages, such as `www.youtube-nocookie.com`. Default: none. */
  readonly mediaHosts?: readonly string[];
  /** Address of another lesson. Default `/learn/lessons/<uid>/reference`. */
  readonly lessonHref?: (uid: string, fragment: string) => string;
  /** Words that the compiler writes, in another language: `{ theorem: 'Satz' }`. What is left out stays English. */
  readonly labels?: Partial<LessonLabels>;
  /**
   * Names the ids of a fragment that has no `uid` in its front matter: with one for each, two fragments of a page share
   * no id. kebab-case. Default `lesson`.
   */
  readonly uid?: string;
  /** Takes any Markdown: no front matter or sections are asked for, and the content lint stays silent. */
  readonly fragment?: boolean;
}
