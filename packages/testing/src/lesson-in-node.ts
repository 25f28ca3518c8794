/** The browser command `lessonsInNode`, which vitest.config.ts registers: the same lessons, compiled in Node. */
export interface LessonInNode {
  readonly file: string;
  readonly markdown: string;
  /** JSON of the compiled lesson and its messages. */
  readonly compiled: string;
  /** JSON of what a learner downloads at seed 7, with the numbers drawn. */
  readonly learner: string;
  /** SHA-256 of the lesson's content by Node's own cryptography, written as the lesson's `hash` is. */
  readonly hash: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    lessonsInNode: () => Promise<readonly LessonInNode[]>;
  }
}
