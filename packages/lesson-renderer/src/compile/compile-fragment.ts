import type { CompileOptions } from './compile-options.ts';
import { compileWith, type Compiled } from './compile-with.ts';

/** Any Markdown, as a preview in the page shows it: no content rule looks at it, and none is downloaded. */
export function compileFragment(
  markdown: string,
  options: Omit<CompileOptions, 'fragment'>,
): Compiled {
  return compileWith(() => undefined, markdown, { ...options, fragment: true });
}
