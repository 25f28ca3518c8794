import type { Block } from '../format/compiled-lesson.ts';
import { LessonQuestion } from '../question/lesson-question.tsx';
import { BlockList } from '../block/block-list.tsx';

/** Compiled blocks as React, with the lesson's questions where they stand. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <BlockList blocks={blocks} questions={LessonQuestion} />;
}
