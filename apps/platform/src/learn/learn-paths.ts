import type { SessionKind } from './wire.ts';

/** Every address of the learning area is made here. */
export const learnPaths = {
  myLearning: '/learn/my-learning',
  /** The reviews that are due, mixed, in one go. */
  reviews: '/learn/my-learning/reviews',
  /** The weekly quiz: its start, and the results of those before. */
  quizzes: '/learn/my-learning/quiz',
  quiz: (uid: string) => `/learn/my-learning/quiz/${uid}`,
  quizResult: (uid: string) => `/learn/my-learning/quiz/${uid}/result`,
  session: (uid: string) => `/learn/my-learning/session/${uid}`,
  /** Starts the lesson, or goes on with its open session. */
  start: (lesson: string, kind: SessionKind = 'lesson') =>
    `/learn/lessons/${lesson}/${kind === 'review' ? 'review' : 'study'}`,
  progress: (course: string) => `/learn/my-learning/progress/${course}`,
  activeProgress: '/learn/my-learning/progress',
  courseProfile: '/learn/my-learning/knowledge-profile',
  profile: '/learn/knowledge-profile',
  paths: '/learn/paths',
  library: '/learn/all-lessons',
  /** Terms of all lessons, from A to Z. */
  glossary: '/learn/glossary',
  /** What is worth remembering, a sheet for each unit. */
  sheets: '/learn/sheets',
  sheet: (unit: string) => `/learn/sheets/${unit}`,
  freeLessons: '/learn/all-lessons?free=1',
  reference: (lesson: string) => `/learn/lessons/${lesson}/reference`,
  history: (lesson: string) => `/learn/lessons/${lesson}/history`,
  /** All mistakes, or those in one lesson. */
  mistakes: (lesson?: string) => `/learn/mistakes${lesson ? `?lesson=${lesson}` : ''}`,
  /** What the learner wrote beside lessons, and what is bookmarked. */
  notes: '/learn/notes',
  /** A whole lesson for somebody without an account. */
  sample: (lesson: string) => `/learn/try/${lesson}`,
  diagnostic: '/learn/diagnostic',
  diagnosticCourse: (course: string) => `/learn/diagnostic/path/${course}`,
  diagnosticSession: (session: string) => `/learn/diagnostic/session/${session}`,
  pricing: '/#pricing',
} as const;
