/** A command of the browser tests: the same lessons, compiled where courses are built. */
import type { BrowserCommand } from 'vitest/node';

type Lessons = typeof import('./compile-in-node.ts');

/** The compiler is loaded where it runs, not with the configuration: there it would come from `dist`. */
export const lessonsInNode: BrowserCommand = async () => {
  const { compileInNode }: Lessons = await import(
    new URL('./compile-in-node.ts', import.meta.url).href
  );
  return compileInNode();
};
