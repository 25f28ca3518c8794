import type { CompiledQuestion, LearnerLesson } from '@lemma/lesson-renderer/compile';

/** A piece of a lesson that a page of the documentation shows beside its source. */
export interface DocsExample {
  /** Unique on all pages: ids in it begin with it. */
  readonly uid: string;
  readonly lesson: LearnerLesson;
  /** Keys of its questions, in their order: answers are scored in the page. */
  readonly keys: readonly CompiledQuestion[];
}

export interface DocsHeading {
  readonly id: string;
  readonly text: string;
}

/** A page as the build compiles it. */
export interface CompiledDocs {
  readonly html: string;
  readonly headings: readonly DocsHeading[];
  readonly examples: readonly DocsExample[];
  readonly entries: readonly DocsEntry[];
}

/** What a part of a package costs a page, gzipped. */
export interface PackageSize {
  readonly name: string;
  readonly kilobytes: number;
}

/** A part of a page under one of its headings, for the search. */
export interface DocsEntry {
  /** Address, with the anchor. */
  readonly to: string;
  readonly page: string;
  /** The page's title, for what stands before its first heading. */
  readonly heading: string;
  readonly text: string;
}
