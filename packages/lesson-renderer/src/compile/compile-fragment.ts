import { textSeed } from '@lemma/learning-engine';
import type { CompileGraph } from './block/compile-context.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import type { ReadYaml } from '../yaml/located-yaml.ts';
import { compileWith, type Compiled, type CompilerParts } from './compile-with.ts';

const fragmentParts: Omit<CompilerParts, 'compileGraph' | 'readYaml'> = {
  lint: () => undefined,
  checkSections: () => undefined,
  readFrontMatter: () => undefined,
  // It is compared with the text before it alone.
  hash: (json) => String(textSeed(json)),
};

/**
 * Any Markdown, as a preview in the page shows it: no content rule looks at it, and none is downloaded. A text with
 * graphs needs `compileGraph`, one with YAML `readYaml`.
 */
export function compileFragment(
  markdown: string,
  options: Omit<CompileOptions, 'fragment'>,
  compileGraph?: CompileGraph,
  readYaml?: ReadYaml,
): Compiled {
  return compileWith({ ...fragmentParts, compileGraph, readYaml }, markdown, {
    ...options,
    fragment: true,
  });
}
