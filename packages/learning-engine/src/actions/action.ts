import type { Where } from '../progress/daily-xp.ts';
import type { Reason } from './reason.ts';

/** Something to do next. It never points at a locked or planned lesson. */
export interface NextAction {
  readonly kind: 'lesson' | 'review' | 'continue' | 'diagnostic' | 'quiz';
  readonly lesson?: string;
  /** With `diagnostic`. */
  readonly course?: string;
  /** With `continue`, and with a `quiz` that was begun. */
  readonly session?: string;
  /** Estimate: also the XP it gives. */
  readonly minutes: number;
  readonly reason: Reason;
}

/** A course by its uid in the graph, or any lessons under a uid of their own (a custom course). */
export type CourseScope = string | { readonly uid: string; readonly lessons: readonly string[] };

export interface ActionOptions extends Where {
  /** XP a day. */
  readonly dailyGoal: number;
  /** Courses to take lessons from, the first one first; else those started and not archived. */
  readonly courses?: readonly CourseScope[];
  /** Whether the learner may study a lesson, apart from its prerequisites: paid for, for example. Default: all. */
  readonly mayStudy?: (lesson: string) => boolean;
  /** Sessions to go on with, latest first; else those the state holds. */
  readonly inProgress?: readonly {
    readonly session: string;
    readonly lesson: string;
    readonly kind: 'lesson' | 'review';
  }[];
  /** Whether the weekly quiz is offered, or the one that was begun and is to be finished. Default: false. */
  readonly quiz?: boolean | { readonly session: string; readonly answered: number };
  /** Most actions returned. Default 8. */
  readonly limit?: number;
}
