import { compileGraph } from '../graph/compile.ts';
import './block/chemistry.ts';
import { lintLesson } from './lint-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { compileWith, type Compiled } from './compile-with.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { ownDirective } from './block/own-directive.ts';
import { askingBlock } from './predict/asking-block.ts';
import { withPlugins } from './remark-plugins.ts';
import { checkSections } from './section-order.ts';
import { sha256 } from './sha256.ts';

/**
 * Compiles one lesson. Deterministic: the same text and options give the same lesson, byte by byte, in Node and
 * in the browser. Never throws: what is wrong becomes a located message, and a visible box in the lesson.
 */
export function compileLesson(markdown: string, options: CompileOptions = {}): Compiled {
  return compileWith(
    {
      lint: lintLesson,
      checkSections,
      readFrontMatter,
      hash: sha256,
      compileGraph,
      compilePredict: askingBlock,
      readYaml,
      ownDirective,
      withPlugins,
    },
    markdown,
    options,
  );
}
