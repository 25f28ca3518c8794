/** A lesson as the graph sees it: no text, only what decides order, credit and time. */
export interface LessonNode {
  /** Stable identifier, kebab-case, never reused. */
  readonly uid: string;
  readonly title: string;
  /** Uid of the course, for example `essential-linear-algebra-for-ml`. */
  readonly course: string;
  /** Uid of the unit inside its course. */
  readonly unit: string;
  /** Lessons to be mastered before this one opens. */
  readonly prerequisites: readonly string[];
  /** Share (0 to 1) of a repetition that practising this lesson gives to each other lesson. */
  readonly encompasses: Readonly<Record<string, number>>;
  /** Estimated minutes of focused work: also its XP. */
  readonly minutes: number;
  /** Identifiers of the skills that its questions test. */
  readonly skills: readonly string[];
  /**
   * Uids of former lessons that this one stands for, after a course split, merged or renamed them: what a learner has at
   * them carries over. No lesson of the graph has such a uid any more.
   */
  readonly replaces?: readonly string[];
  /** A planned lesson is shown as coming; it is never an action and counts in no figure. */
  readonly planned?: boolean;
}
