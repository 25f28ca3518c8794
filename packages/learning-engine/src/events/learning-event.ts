/**
 * Everything that ever changes a learner's state, in the order the server accepted it.
 * State is a fold over these; a new version of an event gets a new `version`, and old ones still fold.
 */
export type LearningEvent =
  | CourseStarted
  | CourseArchived
  | SessionStarted
  | QuestionAnswered
  | SessionFinished
  | LessonMarkedNotMastered
  | DifficultyRated
  | DiagnosticFinished
  | QuizFinished
  | RetentionChosen;

interface EventBase {
  readonly version: 1;
  /** Client-made UUID; an event is appended once. */
  readonly uid: string;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

export interface CourseStarted extends EventBase {
  readonly type: 'course-started';
  readonly course: string;
}

export interface CourseArchived extends EventBase {
  readonly type: 'course-archived';
  readonly course: string;
}

export type SessionKind = 'lesson' | 'review';

export interface SessionStarted extends EventBase {
  readonly type: 'session-started';
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly lessonVersion: string;
}

export interface QuestionAnswered extends EventBase {
  readonly type: 'question-answered';
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly question: string;
  readonly skill: string;
  readonly correct: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** Seconds of focused work on this question, as the client measured and the server capped. */
  readonly seconds: number;
  /** True for "I don't know yet". */
  readonly dontKnow: boolean;
}

export interface SessionFinished extends EventBase {
  readonly type: 'session-finished';
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly outcome: 'passed' | 'failed';
  /** Mean credit of the session's questions, 0 to 1. */
  readonly accuracy: number;
  /** Minutes of focused work. */
  readonly minutes: number;
  /** XP that the session earned, already scaled by accuracy. */
  readonly xp: number;
  /** The learner's local day at the time, `YYYY-MM-DD`. */
  readonly day?: string;
}

export interface LessonMarkedNotMastered extends EventBase {
  readonly type: 'lesson-marked-not-mastered';
  readonly lesson: string;
}

export interface DifficultyRated extends EventBase {
  readonly type: 'difficulty-rated';
  readonly session: string;
  readonly lesson: string;
  readonly rating: 'too-easy' | 'right' | 'too-hard';
}

export interface DiagnosticFinished extends EventBase {
  readonly type: 'diagnostic-finished';
  readonly session: string;
  readonly course: string;
  /** Lesson uid to P(known), 0 to 1. */
  readonly beliefs: Readonly<Record<string, number>>;
  /** Lessons whose belief passed the threshold: skipped, and checked by an early review. */
  readonly skipped: readonly string[];
  /** Of those, the lessons that were answered right themselves: the others rest on what was inferred. */
  readonly confirmed?: readonly string[];
  /** Of those, the lessons at which an answer was missed before one was right. */
  readonly missed?: readonly string[];
  /** XP a day: first checks take at most half of it. Default 30. */
  readonly dailyGoal?: number;
}

/** One question of a quiz. */
export interface QuizAnswer {
  readonly lesson: string;
  readonly question: string;
  /** The chance with which its lesson was drawn, above 0 and at most 1. */
  readonly probability: number;
  readonly correct: boolean;
}

/** A quiz over what was mastered: no help on the way, feedback at its end. */
export interface QuizFinished extends EventBase {
  readonly type: 'quiz-finished';
  readonly session: string;
  readonly answers: readonly QuizAnswer[];
  /** Minutes of focused work. */
  readonly minutes: number;
  readonly xp: number;
  /** The learner's local day at the time, `YYYY-MM-DD`. */
  readonly day?: string;
}

/** The learner has reviews timed for another recall: more reviews and more remembered, or fewer and less. */
export interface RetentionChosen extends EventBase {
  readonly type: 'retention-chosen';
  /** Recall at which reviews are due, 0.8 to 0.97. */
  readonly retention: number;
}
