import type { LessonDocument } from '@lemma/api-client/contract';
import {
  type Block,
  type CompiledLesson,
  type Section,
  toLearnerLesson,
} from '@lemma/lesson-renderer/compile';

/** A lesson to be read: explanation, worked example and what is worth remembering, without questions. */
export function readingLesson(lesson: CompiledLesson): LessonDocument {
  return withSections(
    lesson,
    lesson.sections.filter((section) => section.kind !== 'exercises'),
  );
}

/** Only what is worth remembering. */
export function reviewSheet(lesson: CompiledLesson): LessonDocument {
  return withSections(
    lesson,
    lesson.sections.filter((section) => section.kind === 'review'),
  );
}

function withSections(lesson: CompiledLesson, sections: readonly Section[]): LessonDocument {
  const shown = sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({ ...part, blocks: withoutQuestions(part.blocks) })),
  }));
  return { ...toLearnerLesson({ ...lesson, questions: [], sections: shown }, { seed: 0 }) };
}

function withoutQuestions(blocks: readonly Block[]): Block[] {
  return blocks
    .filter((block) => block.type !== 'question')
    .map((block) =>
      block.type === 'element' ? { ...block, blocks: withoutQuestions(block.blocks) } : block,
    );
}
