import type { CourseFiles } from '../read-courses.ts';

/** The evenings a lesson is made for: one idea, and time for its questions. */
const minutesOfALesson = { from: 10, to: 25 };

/** Planned lessons that say less than a lesson must: idea, outcome, skills, a unit of the course. */
export function checkPlan({ uid: course, units, lessons, planned }: CourseFiles): string[] {
  const file = `content/${course}/plan.yaml`;
  const known = new Set(units.map(({ uid }) => uid));
  return [
    ...planned.flatMap(({ uid, unit, idea, outcome, minutes, skills }) => {
      const wants = [
        ...(known.has(unit) ? [] : [`stands in the unit ${unit}, which the course does not have`]),
        ...(idea === '' ? ['does not say its one idea'] : []),
        ...(outcome === '' ? ['does not say what a learner can do after it'] : []),
        ...(Object.keys(skills).length > 0 ? [] : ['names no skill that it tests']),
        ...outOfTime(minutes),
      ];
      return wants.map((want) => `${file} error ${uid} ${want}.`);
    }),
    ...lessons.flatMap(({ shown, lesson }) =>
      lesson ? outOfTime(lesson.minutes).map((want) => `${shown} error The lesson ${want}.`) : [],
    ),
  ];
}

function outOfTime(minutes: number): string[] {
  const { from, to } = minutesOfALesson;
  return minutes >= from && minutes <= to
    ? []
    : [`takes ${minutes} minutes; make it ${from} to ${to}, or two lessons`];
}
