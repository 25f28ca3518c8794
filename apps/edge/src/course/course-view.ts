import type { Course } from '@lemma/api-client/contract';
import { isMastered, type LearnerState, lessonRecord } from '@lemma/learning-engine';
import type { Content, CourseOutline } from '../content/content.ts';
import { wireMoment } from '../learner/standing.ts';

/** A course as the learner sees it: how much of it is mastered, whether it is the active one. */
export function wireCourse(
  content: Content,
  state: LearnerState,
  outline: CourseOutline,
  options: { readonly kind: Course['kind']; readonly active: string | undefined },
): Course {
  const record = state.courses[outline.uid];
  const units = outline.units.map((unit) => {
    const written = unit.lessons.filter((uid) => content.lessons.has(uid));
    return {
      unit_uid: unit.uid,
      title: unit.title,
      lesson_count: written.length,
      planned_count: unit.lessons.length - written.length,
      mastered_count: written.filter((uid) => isMastered(state, uid)).length,
      skipped_count: written.filter((uid) => lessonRecord(state, uid)?.phase === 'skipped').length,
      free: unit.free,
    };
  });
  const sum = (of: (unit: (typeof units)[number]) => number) =>
    units.reduce((total, unit) => total + of(unit), 0);
  return {
    course_id: outline.uid,
    kind: options.kind,
    slug: outline.slug,
    title: outline.title,
    units,
    lesson_count: sum((unit) => unit.lesson_count),
    planned_count: sum((unit) => unit.planned_count),
    mastered_count: sum((unit) => unit.mastered_count),
    skipped_count: sum((unit) => unit.skipped_count),
    active: options.active === outline.uid,
    archived: record?.archivedAt !== undefined,
    started_at: wireMoment(record?.startedAt),
  };
}
