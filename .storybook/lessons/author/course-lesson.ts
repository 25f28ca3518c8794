/** A lesson as its neighbours know it. */
export interface CourseLesson {
  readonly uid: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
  /** What stands in it, by id, if another lesson links into it. */
  readonly places?: Readonly<Record<string, string>>;
  /** The story that shows it; a planned lesson has none. */
  readonly story?: string;
}
