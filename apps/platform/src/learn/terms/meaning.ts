import type { LessonFact } from '@lemma/lesson-renderer/course';
import { factAnchor, type SearchIndexFile } from '../../search/index-file.ts';
import type { LessonPlace } from '../lookup/lesson-place.ts';

export interface Meaning {
  readonly fact: LessonFact;
  readonly lesson: string;
}

/** The definition or theorem that stands at a place; undefined if nothing there has a meaning to show. */
export function meaningAt(
  { lessons }: SearchIndexFile,
  { lesson, anchor }: LessonPlace,
): Meaning | undefined {
  const found = lessons.find(({ uid }) => uid === lesson);
  const fact = found?.facts.find(({ id }) => id !== '' && factAnchor(lesson, id) === anchor);
  return found && fact && { fact, lesson: found.title };
}
