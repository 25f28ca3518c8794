import type { CompiledLesson } from '@lemma/lesson-renderer/compile';

/**
 * Lessons that stand before one of their prerequisites in `course.yaml`. The order numbers the lessons and is how a
 * course is read by people; `lessons` are those of one course, in that order.
 */
export function checkOrder(
  lessons: readonly Pick<CompiledLesson, 'uid' | 'prerequisites'>[],
): string[] {
  const place = new Map(lessons.map(({ uid }, index) => [uid, index]));
  return lessons.flatMap(({ uid, prerequisites }, index) =>
    prerequisites
      .filter((needed) => (place.get(needed) ?? -1) > index)
      .map(
        (needed) =>
          `${uid} error It stands before ${needed}, which it needs. Move it behind ${needed} in course.yaml.`,
      ),
  );
}
