/** Something that is not as it should be, with what to do about it. */
export interface Fault {
  /** Line of the lesson's file, where one is known. */
  readonly line?: number;
  /** The part of the lesson: a question, a prediction, a widget, or the page. */
  readonly part: string;
  readonly message: string;
}

/** What a step threw, in one line: Playwright's message goes on with its log. */
export function reasonOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
}
