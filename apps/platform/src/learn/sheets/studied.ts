import type { Course, LessonStatus, LessonSummary } from '../wire.ts';

/** Lessons that a learner has met: a sheet says what they teach. What is still to come is not given away. */
const met: ReadonlySet<LessonStatus> = new Set([
  'mastered',
  'due',
  'relearn',
  'skipped',
  'in-progress',
  'failed',
]);

export const isStudied = ({ status, has_access }: LessonSummary): boolean =>
  has_access && met.has(status);

export interface UnitSheet {
  readonly uid: string;
  readonly title: string;
  readonly course: string;
  readonly studied: readonly LessonSummary[];
  /** Lessons of the unit that are written and not studied yet. */
  readonly toCome: readonly LessonSummary[];
}

/** The units that have lessons, in the order of their courses. */
export function unitSheets(
  courses: readonly Course[],
  lessons: readonly LessonSummary[],
): readonly UnitSheet[] {
  return courses
    .filter(({ kind }) => kind === 'standard')
    .flatMap((course) =>
      course.units.map(({ unit_uid, title }) => {
        const own = lessons.filter(
          (lesson) => lesson.unit_uid === unit_uid && lesson.status !== 'coming',
        );
        return {
          uid: unit_uid,
          title,
          course: course.title,
          studied: own.filter(isStudied),
          toCome: own.filter((lesson) => !isStudied(lesson)),
        };
      }),
    )
    .filter(({ studied, toCome }) => studied.length + toCome.length > 0);
}
