import type {
  CompiledLesson,
  CompiledQuestion,
  QuestionKind,
} from '@lemma/lesson-renderer/compile';
import { playedSession, sessionQuestions } from './played-session.ts';

/** What the questions of a lesson must be; `provedChoices` is a share of those of a course. */
const atLeast = {
  questions: 10,
  review: 6,
  seededReview: 3,
  ofASkill: 2,
  firstStudy: 8,
  replShare: 0.3,
  workedShare: 0.5,
  provedChoices: 0.7,
};

/** Kinds in which a learner writes, builds, completes or traces a program. */
const onPrograms: readonly QuestionKind[] = ['repl', 'output', 'order', 'cloze', 'fault'];

interface AskedLesson {
  readonly shown: string;
  readonly lesson: Pick<CompiledLesson, 'questions' | 'skills' | 'python'> | undefined;
}

/**
 * Lessons with too few questions, or too few for a first study, a later review, a skill or, where the course
 * `teachesPrograms`, to write code in; questions with a test that shows the author's machinery.
 */
export function checkQuestions(
  lessons: readonly AskedLesson[],
  { teachesPrograms }: { readonly teachesPrograms: boolean },
): string[] {
  return lessons.flatMap(({ shown, lesson }) =>
    lesson ? wantsOf(lesson, teachesPrograms).map((want) => `${shown} error ${want}`) : [],
  );
}

/** A course with too many unproved choices. */
export function checkProvedChoices(uid: string, lessons: readonly AskedLesson[]): string[] {
  const choices = ofKind(
    lessons.flatMap(({ lesson }) => lesson?.questions ?? []),
    'multiple-choice',
  );
  const proved = choices.filter(({ verify }) => verify !== undefined).length;
  return proved < choices.length * atLeast.provedChoices
    ? [
        `content/${uid} error ${proved} of ${choices.length} multiple-choice questions carry a verify snippet; at least ${atLeast.provedChoices * 100} % must.`,
      ]
    : [];
}

function wantsOf(
  { questions, skills, python }: NonNullable<AskedLesson['lesson']>,
  teachesPrograms: boolean,
) {
  // A runnable cell in a course of mathematics shows a computation; programs are asked where they are taught.
  const programs = teachesPrograms && python;
  const repl = ofKind(questions, 'repl').length;
  const worked = questions.filter(({ kind }) => onPrograms.includes(kind)).length;
  const study = playedSession({
    kind: 'lesson',
    seed: 1,
    questions: sessionQuestions({ questions, skills }),
  });
  const kinds = new Map(questions.map(({ uid, kind }) => [uid, kind]));
  const reviewed = skillsOfFirstReview({ questions, skills }, study);
  const wants = [
    study.length < atLeast.firstStudy &&
      `a first study without a mistake asks ${study.length} questions; at least ${atLeast.firstStudy} must be asked. Add exercises to the skills that have the fewest.`,
    programs &&
      !study.some(({ question }) => kinds.get(question) === 'repl') &&
      'a first study without a mistake asks for no program. Put a REPL question among the first of a skill.',
    questions.length < atLeast.questions &&
      `${questions.length} questions; a lesson has at least ${atLeast.questions}.`,
    ...reviewWants(questions),
    ...skills.map(
      ({ id }) =>
        !reviewed.has(id) &&
        `a first review without a mistake does not ask ${id}. A lesson has at most five skills, each with questions.`,
    ),
    programs &&
      repl < questions.length * atLeast.replShare &&
      `${repl} of ${questions.length} questions are REPL; at least ${atLeast.replShare * 100} % must be.`,
    programs &&
      worked < questions.length * atLeast.workedShare &&
      `${worked} of ${questions.length} questions work on a program (${onPrograms.join(', ')}); at least half must.`,
    ...skills.map(({ id }) => {
      const asked = questions.filter(({ skill }) => skill === id).length;
      return (
        asked < atLeast.ofASkill &&
        `${asked} questions test ${id}; each skill has at least ${atLeast.ofASkill}.`
      );
    }),
    ...questions.flatMap(({ uid, repl }) =>
      (repl?.cases ?? []).map(
        ({ name }) =>
          /\blambda\b/u.test(name) &&
          `${uid} shows learners the test ${name}. Give it a name such as "xs = [3]; f(xs), xs".`,
      ),
    ),
  ];
  return wants.filter((want) => want !== false);
}

/** What the first review asks after this study, on a later day, of a learner whose diagnostic asked the lesson's review questions. */
function skillsOfFirstReview(
  lesson: Pick<CompiledLesson, 'questions' | 'skills'>,
  study: ReturnType<typeof playedSession>,
): ReadonlySet<string> {
  const diagnosed = lesson.questions.filter(({ use }) => use === 'review');
  const review = playedSession({
    kind: 'review',
    seed: 2,
    questions: sessionQuestions(lesson),
    shown: [
      ...diagnosed.map(({ uid }) => ({ question: uid, seed: 1, by: 'diagnostic' as const })),
      ...study.map(({ question, seed }) => ({ question, seed, by: 'lesson' as const })),
    ],
  });
  return new Set(review.map(({ skill }) => skill));
}

/** A later review must have new questions to draw, and numbers that differ. */
function reviewWants(questions: readonly CompiledQuestion[]): (string | false)[] {
  const review = questions.filter(({ use }) => use === 'review');
  const seeded = review.filter(({ template }) => template).length;
  return [
    review.length < atLeast.review &&
      `${review.length} questions are kept for later reviews; at least ${atLeast.review} must be.`,
    seeded < atLeast.seededReview &&
      `${seeded} of the questions for later reviews are seeded; at least ${atLeast.seededReview} must be.`,
  ];
}

function ofKind(questions: readonly CompiledQuestion[], wanted: CompiledQuestion['kind']) {
  return questions.filter(({ kind }) => kind === wanted);
}
