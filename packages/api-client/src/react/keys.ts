import type { Operation } from '../contract/contract.ts';

/** The cache key of a call. Every key of the product is made here. */
export function queryKey(operation: Operation, input?: unknown): readonly unknown[] {
  return input === undefined ? ['lemma', operation] : ['lemma', operation, input];
}

const study = [
  'nextActions',
  'nextReviews',
  'inProgressSessions',
  'topicsMastered',
  'dailyXp',
  'allLessons',
  'courseLessons',
  'courseProgress',
  'activeCourse',
  'allCourses',
  'customCourse',
  'lessonHistory',
  'mistakes',
  'quizzes',
  'interactiveLesson',
  'interactiveReview',
  'onboardingStatus',
] as const satisfies readonly Operation[];

const courses = [
  'activeCourse',
  'allCourses',
  'customCourse',
  'nextActions',
  'onboardingStatus',
  'courseProgress',
] as const satisfies readonly Operation[];

/** After a call succeeds, the answers that it made stale. */
export const invalidates: Partial<Record<Operation, readonly Operation[]>> = {
  syncUser: ['me', 'onboardingStatus'],
  updateName: ['me', 'onboardingStatus'],
  agree: ['me'],
  updateMailSettings: ['mailSettings'],
  updateSettings: ['me', 'dailyXp', 'nextActions'],
  updateCourse: courses,
  createCourse: courses,
  editCourse: [...courses, 'courseLessons'],
  archiveCourse: courses,
  sessionInitialisation: ['inProgressSessions', 'nextActions', 'interactiveLesson'],
  multipleChoiceAttempt: study,
  replAttempt: study,
  sessionDifficulty: ['lessonHistory'],
  startQuiz: ['quizzes', 'nextActions'],
  answerQuiz: [...study, 'quiz'],
  markLessonAsNotMastered: study,
  keepNote: ['notes'],
  refreshNextActions: ['nextActions'],
  startDiagnostic: ['diagnosticStatus', 'diagnosticSessions', 'diagnosticInteractive'],
  answerDiagnostic: [
    ...study,
    'diagnosticStatus',
    'diagnosticSessions',
    'diagnosticInteractive',
    'diagnosticResults',
  ],
  continueDiagnostic: [
    'diagnosticStatus',
    'diagnosticSessions',
    'diagnosticInteractive',
    'diagnosticResults',
  ],
  claimSample: study,
  claimDiagnostic: [...study, 'diagnosticStatus', 'diagnosticSessions', 'diagnosticResults'],
};
