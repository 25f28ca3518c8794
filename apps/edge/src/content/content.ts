import type { LessonGraph } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';

export interface Unit {
  readonly uid: string;
  readonly title: string;
  readonly free: boolean;
  /** Written and planned lessons, in order. */
  readonly lessons: readonly string[];
}

export interface CourseOutline {
  readonly uid: string;
  readonly slug: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

/** A lesson that is planned and not written. */
export interface PlannedLesson {
  readonly uid: string;
  readonly title: string;
  /** What one will be able to do after it. */
  readonly outcome: string;
  readonly course: string;
  readonly unit: string;
  readonly minutes: number;
  readonly prerequisites: readonly string[];
}

/** One version of all content, in memory and never changed: a new version is a new object. */
export interface Content {
  /** Digest of everything below. */
  readonly version: string;
  readonly courses: readonly CourseOutline[];
  readonly lessons: ReadonlyMap<string, CompiledLesson>;
  readonly planned: ReadonlyMap<string, PlannedLesson>;
  readonly graph: LessonGraph;
}

/** Finds a course by its uid or by its slug. */
export function findCourse(content: Content, id: string): CourseOutline | undefined {
  return content.courses.find((course) => course.uid === id || course.slug === id);
}

/** Title of a lesson, written or planned. */
export function lessonTitle(content: Content, uid: string): string {
  return content.lessons.get(uid)?.title ?? content.planned.get(uid)?.title ?? uid;
}

/** Uids of a course's lessons, in order. */
export function lessonsOf(course: CourseOutline): readonly string[] {
  return course.units.flatMap((unit) => unit.lessons);
}
