import type { CourseFile } from './course-file.ts';

/** Where a course has a lesson. */
export interface LessonPlace {
  readonly course: string;
  readonly unit: string;
  /** Whether its unit needs no plan. */
  readonly free: boolean;
  /** Place in its unit, from 1. */
  readonly number: number;
}

/** Where `course.yaml` places a lesson; undefined if it does not. */
export function lessonPlace(course: CourseFile, uid: string): LessonPlace | undefined {
  const index = course.units.findIndex(({ lessons }) => lessons.includes(uid));
  const unit = course.units[index];
  return (
    unit && {
      course: course.uid,
      unit: unit.uid,
      free: index < course.free_units,
      number: unit.lessons.indexOf(uid) + 1,
    }
  );
}
