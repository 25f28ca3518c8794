import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { type Content, type CourseOutline, lessonsOf } from '../content/content.ts';

/** A course or path for everybody to see: units, lessons, counts. */
export function previewOf(
  content: Content,
  outline: CourseOutline,
  summary: string,
): OutputOf<Contract['pathPreview']> {
  const uids = lessonsOf(outline);
  const written = uids.flatMap((uid) => content.lessons.get(uid) ?? []);
  return {
    slug: outline.slug,
    title: outline.title,
    summary,
    lesson_count: written.length,
    planned_count: uids.length - written.length,
    question_count: written.reduce((sum, lesson) => sum + lesson.questions.length, 0),
    minutes: written.reduce((sum, lesson) => sum + lesson.minutes, 0),
    units: outline.units.map((unit) => ({
      unit_uid: unit.uid,
      title: unit.title,
      free: unit.free,
      lessons: unit.lessons.flatMap((uid) => {
        const lesson = content.lessons.get(uid) ?? content.planned.get(uid);
        if (!lesson) return [];
        const { title, minutes } = lesson;
        return [{ lesson_uid: uid, title, minutes, planned: content.planned.has(uid) }];
      }),
    })),
  };
}
