import type { LessonHtml } from '../../format/compiled-lesson.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import type { CompileContext } from './compile-context.ts';
import { compileHtml } from './to-hast.ts';
import { unwrapped } from './unwrapped.ts';

/** Markdown that stands in an attribute or in YAML: one line, with messages at the `line` of the file that it is written in. */
export function inlineHtml(markdown: string, line: number, context: CompileContext): LessonHtml {
  const own = { ...context, source: markdown };
  return context.reporter.within(line - 1, () =>
    compileHtml(unwrapped(parseMarkdown(markdown).children), own, own.handlersFor(own, new Map())),
  );
}
