import type { CompiledLesson } from '@lemma/lesson-renderer/compile';

/** Free lessons that need one behind the plan: whoever learns for free would stand before a closed door. */
export function checkFree(
  lessons: readonly Pick<CompiledLesson, 'uid' | 'free' | 'prerequisites'>[],
): string[] {
  const paid = new Set(lessons.filter(({ free }) => !free).map(({ uid }) => uid));
  return lessons
    .filter(({ free }) => free)
    .flatMap(({ uid, prerequisites }) =>
      prerequisites
        .filter((needed) => paid.has(needed))
        .map(
          (needed) =>
            `${uid} error It is free and needs ${needed}, which is not. Do without, or move one of them to another unit.`,
        ),
    );
}
