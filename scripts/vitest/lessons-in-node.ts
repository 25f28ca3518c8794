/** A command of the browser tests: the same lessons, compiled where courses are built. */
import type { BrowserCommand } from 'vitest/node';

export type { LessonInNode } from './compile-in-node.ts';

type Lessons = typeof import('./compile-in-node.ts');

declare module 'vitest/browser' {
  interface BrowserCommands {
    lessonsInNode: () => Promise<ReturnType<Lessons['compileInNode']>>;
  }
}

/** The compiler is loaded where it runs, not with the configuration: there it would come from `dist`. */
export const lessonsInNode: BrowserCommand = async () => {
  const { compileInNode }: Lessons = await import(
    new URL('./compile-in-node.ts', import.meta.url).href
  );
  return compileInNode();
};
