import type { CourseFiles, LessonFile } from '../read-courses.ts';

/** The evenings a lesson is made for: one idea, and time for its questions. */
const minutesOfALesson = { from: 10, to: 25 };
/** A lesson of several rounds can be left after each: half an hour in all. */
const mostInRounds = 30;

/** A written lesson, as far as the plan stands on it. */
interface WrittenLesson extends Pick<LessonFile, 'uid' | 'unit' | 'shown'> {
  readonly lesson:
    | { readonly minutes: number; readonly sections: readonly { readonly kind: string }[] }
    | undefined;
}

/**
 * Planned lessons that say less than a lesson must (idea, outcome, skills, a unit of the course), or that need a lesson of a
 * later unit.
 */
export function checkPlan({
  uid: course,
  units,
  lessons,
  planned,
}: Pick<CourseFiles, 'uid' | 'units' | 'planned'> & {
  readonly lessons: readonly WrittenLesson[];
}): string[] {
  const file = `content/${course}/plan.yaml`;
  const known = new Map(units.map(({ uid }, index) => [uid, index]));
  const place = new Map([...lessons, ...planned].map(({ uid, unit }) => [uid, known.get(unit)]));
  return [
    ...planned.flatMap(({ uid, unit, idea, outcome, minutes, skills, prerequisites }) => {
      const wants = [
        ...(known.has(unit) ? [] : [`stands in the unit ${unit}, which the course does not have`]),
        ...(idea === '' ? ['does not say its one idea'] : []),
        ...(outcome === '' ? ['does not say what a learner can do after it'] : []),
        ...(Object.keys(skills).length > 0 ? [] : ['names no skill that it tests']),
        ...prerequisites
          .filter((needed) => (place.get(needed) ?? -1) > (place.get(uid) ?? Infinity))
          .map((needed) => `stands in a unit before that of ${needed}, which it needs`),
        ...outOfTime(minutes),
      ];
      return wants.map((want) => `${file} error ${uid} ${want}.`);
    }),
    ...lessons.flatMap(({ shown, lesson }) =>
      lesson
        ? outOfTime(
            lesson.minutes,
            lesson.sections.filter(({ kind }) => kind === 'explanation').length,
          ).map((want) => `${shown} error The lesson ${want}.`)
        : [],
    ),
  ];
}

function outOfTime(minutes: number, rounds = 1): string[] {
  const { from } = minutesOfALesson;
  const to = rounds > 1 ? mostInRounds : minutesOfALesson.to;
  return minutes >= from && minutes <= to
    ? []
    : [`takes ${minutes} minutes; make it ${from} to ${to}, or two lessons`];
}
