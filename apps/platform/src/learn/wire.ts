import type { Contract, Operation, OutputOf } from '@lemma/api-client';

/** What the server answers to an operation. */
export type Answered<O extends Operation> = OutputOf<Contract[O]>;

export type LessonSummary = Answered<'allLessons'>['lessons'][number];
export type LessonStatus = LessonSummary['status'];
export type Course = Answered<'allCourses'>['courses'][number];
export type NextActions = Answered<'nextActions'>;
export type Action = NextActions['actions'][number];
export type Session = Answered<'session'>;
export type SessionStep = Session['next'];
export type FinishedStep = Extract<SessionStep, { type: 'finished' }>;
export type SessionKind = Session['kind'];
export type AttemptResult = Answered<'multipleChoiceAttempt'>;
export type DailyXp = Answered<'dailyXp'>;
export type OpenSession = Answered<'inProgressSessions'>['sessions'][number];
export type Review = Answered<'nextReviews'>['reviews'][number];
export type KnowledgeGraph = Answered<'graph'>;
