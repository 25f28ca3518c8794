/** A lesson as its neighbours know it. */
export interface CourseLesson {
  readonly uid: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
  /** The story that shows it; a planned lesson has none. */
  readonly story?: string;
}
