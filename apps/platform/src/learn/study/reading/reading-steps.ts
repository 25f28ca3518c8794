import type { Block, LearnerLesson, Part, SectionKind } from '@lemma/lesson-renderer';
import type { SessionKind } from '../../wire.ts';

/** One screenful of reading: a part of a section, without its questions. */
export interface ReadingStep {
  readonly section: SectionKind;
  readonly sectionTitle: string;
  readonly part: Part;
  /** True for the first part of its section. */
  readonly opens: boolean;
  /** From 1; always 1 in a lesson of one round. */
  readonly round: number;
  /** "Round 2 of 3"; '' in a lesson of one round. */
  readonly roundTitle: string;
}

/** A review asks first: to recall is what it is for. */
const read: Record<SessionKind, readonly SectionKind[]> = {
  lesson: ['explanation', 'worked-example'],
  review: [],
};

/** What is read before the questions. */
export function readingSteps(lesson: LearnerLesson, kind: SessionKind): ReadingStep[] {
  return lesson.sections
    .filter((section) => read[kind].includes(section.kind))
    .flatMap((section) =>
      section.parts
        .map((part) => ({ ...part, blocks: part.blocks.filter(isRead) }))
        .filter((part) => part.blocks.length > 0)
        .map((part, index) => ({
          section: section.kind,
          sectionTitle: section.title,
          part,
          opens: index === 0,
          round: section.round?.number ?? 1,
          roundTitle: section.round?.title ?? '',
        })),
    );
}

/** The lines worth remembering: shown after an answer of a review. */
export function linesToRemember(lesson: LearnerLesson): readonly Block[] {
  return lesson.sections
    .filter((section) => section.kind === 'review')
    .flatMap((section) => section.parts.flatMap((part) => part.blocks.filter(isRead)));
}

function isRead(block: Block): boolean {
  return block.type !== 'question' && !(block.type === 'html' && block.html.trim() === '');
}
