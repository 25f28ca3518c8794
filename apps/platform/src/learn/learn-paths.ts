import type { SessionKind } from './wire.ts';

/** Every address of the learning area is made here. */
export const learnPaths = {
  myLearning: '/learn/my-learning',
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
  freeLessons: '/learn/all-lessons?free=1',
  reference: (lesson: string) => `/learn/lessons/${lesson}/reference`,
  history: (lesson: string) => `/learn/lessons/${lesson}/history`,
  diagnostic: '/learn/diagnostic',
  diagnosticCourse: (course: string) => `/learn/diagnostic/path/${course}`,
  diagnosticSession: (session: string) => `/learn/diagnostic/session/${session}`,
  pricing: '/#pricing',
} as const;
