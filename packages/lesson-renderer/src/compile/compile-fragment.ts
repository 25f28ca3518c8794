import { textSeed } from '@lemma/learning-engine';
import type { CompileOptions } from './compile-options.ts';
import { compileWith, type Compiled, type WholeLessons } from './compile-with.ts';

const noWholeLesson: WholeLessons = {
  lint: () => undefined,
  checkSections: () => undefined,
  readFrontMatter: () => undefined,
  // It is compared with the text before it alone.
  hash: (json) => String(textSeed(json)),
};

/** Any Markdown, as a preview in the page shows it: no content rule looks at it, and none is downloaded. */
export function compileFragment(
  markdown: string,
  options: Omit<CompileOptions, 'fragment'>,
): Compiled {
  return compileWith(noWholeLesson, markdown, { ...options, fragment: true });
}
