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
  // A level-3 heading begins a part, whose title it is.
  const parts = lesson.sections.flatMap((section) => section.parts);
  const html = parts
    .map(({ id, title, blocks }) => {
      const heading = title === '' ? '' : `<h3 id="${id}">${title}</h3>\n`;
      return heading + renderBlocksToHtml(blocks);
    })
    .join('\n');
  return html.replace(/<p class="lemma-footnotes-title"([^>]*)>[^<]*<\/p>/u, '<h2$1>Sources</h2>');
}

/** The items of a Markdown list as HTML, each compiled as an article is. An item is one line. */
export function compileList(source: string, file: string): readonly string[] {
  return source.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, item] = /^- (.+)$/u.exec(line) ?? [];
    if (item === undefined)
      throw new Error(`${file}:${index + 1}:1 A line is not an item. Begin it with "- ".`);
    // At its own line of the file, which a message then names.
    return compileArticle('\n'.repeat(index) + item, file);
  });
}
