import type { CourseFiles } from '../read-courses.ts';

const atLeast = { questions: 10, replShare: 0.5, provedChoices: 0.7 };

/** Lessons with too few questions, Python lessons in which learners write too little, a course with too many unproved choices. */
export function checkQuestions({ uid, lessons }: CourseFiles): string[] {
  const choices = lessons
    .flatMap(({ lesson }) => lesson?.questions ?? [])
    .filter(({ kind }) => kind === 'multiple-choice');
  const proved = choices.filter(({ verify }) => verify !== undefined).length;
  const tooFew =
    proved < choices.length * atLeast.provedChoices
      ? [
          `content/${uid} error ${proved} of ${choices.length} multiple-choice questions carry a verify snippet; at least ${atLeast.provedChoices * 100} % must.`,
        ]
      : [];
  const ofLessons = lessons.flatMap(({ shown, lesson }) => {
    if (!lesson) return [];
    const { questions, python } = lesson;
    const repl = questions.filter(({ kind }) => kind === 'repl').length;
    return [
      ...(questions.length < atLeast.questions
        ? [
            `${shown} error ${questions.length} questions; a lesson has at least ${atLeast.questions}.`,
          ]
        : []),
      ...(python && repl < questions.length * atLeast.replShare
        ? [
            `${shown} error ${repl} of ${questions.length} questions are REPL; at least half must be.`,
          ]
        : []),
    ];
  });
  return [...tooFew, ...ofLessons];
}
