import { compileLesson, renderBlocksToHtml } from '@lemma/lesson-renderer/compile';

/**
 * An article's Markdown as HTML, by the compiler of lessons: the same callouts, formulas and code, and the same
 * treatment of raw HTML. Footnotes are its sources. Throws on what the compiler calls an error, with file and line.
 */
export function compileArticle(source: string, file: string): string {
  const { lesson, messages } = compileLesson(source, { fragment: true, file });
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (!lesson || errors.length > 0)
    throw new Error(
      errors
        .map(({ line, column, message, fix }) => `${file}:${line}:${column} ${message} ${fix}`)
        .join('\n'),
    );
  const blocks = lesson.sections.flatMap(({ parts }) => parts).flatMap((part) => part.blocks);
  return renderBlocksToHtml(blocks).replace(
    /<p class="lemma-footnotes-title"([^>]*)>[^<]*<\/p>/u,
    '<h2$1>Sources</h2>',
  );
}
