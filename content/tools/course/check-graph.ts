import { buildGraph } from '@lemma/learning-engine';
import { ancestors, byUid, type CourseLesson } from './course-lesson.ts';

/**
 * What is wrong with the graph of all courses: circles, unknown lessons, written lessons that stand on planned
 * ones (so that nobody reaches them), prerequisites that another one already implies, and weights on lessons
 * that need not be known. A sentence for each.
 */
export function checkGraph(lessons: readonly CourseLesson[]): string[] {
  const known = byUid(lessons);
  const { problems } = buildGraph(lessons);
  return [
    ...problems.map(
      ({ lesson, message, fix }) => `${known.get(lesson)?.file ?? lesson} error ${message} ${fix}`,
    ),
    ...lessons.flatMap(({ uid, file, prerequisites, encompasses }) => {
      const before = ancestors(uid, known);
      return [
        ...prerequisites.flatMap((implied) => {
          const by = prerequisites.find(
            (other) => other !== implied && ancestors(other, known).has(implied),
          );
          return by === undefined
            ? []
            : [
                `${file} error ${uid} lists ${implied}, which ${by} already needs. Take ${implied} out.`,
              ];
        }),
        ...Object.keys(encompasses)
          .filter((other) => !before.has(other))
          .map(
            (other) =>
              `${file} error ${uid} gives ${other} a repetition without needing it. Make it a prerequisite, or take the weight out.`,
          ),
      ];
    }),
  ];
}
