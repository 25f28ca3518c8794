import { textSeed } from '@lemma/learning-engine';
import type { CompileOptions } from '../format/compile-options.ts';
import { compileWith, type Compiled, type CompilerParts } from './compile-with.ts';

/** What a preview downloads only with a text that needs it. */
type LateParts = Pick<CompilerParts, 'compileGraph' | 'compilePredict' | 'readYaml'>;

const fragmentParts: Omit<CompilerParts, keyof LateParts> = {
  lint: () => undefined,
  checkSections: () => undefined,
  readFrontMatter: () => undefined,
  // A preview has no extensions.
  ownDirective: undefined,
  withPlugins: (tree) => tree,
  // It is compared with the text before it alone.
  hash: (json) => String(textSeed(json)),
};

/**
 * Any Markdown, as a preview in the page shows it: no content rule looks at it, and none is downloaded. A text with
 * graphs needs `compileGraph`, one with predictions `compilePredict`, one with YAML `readYaml`.
 */
export function compileFragment(
  markdown: string,
  options: Omit<CompileOptions, 'fragment'>,
  { compileGraph, compilePredict, readYaml }: Partial<LateParts> = {},
): Compiled {
  return compileWith({ ...fragmentParts, compileGraph, compilePredict, readYaml }, markdown, {
    ...options,
    fragment: true,
  });
}
