import { toString } from 'mdast-util-to-string';
import type { Code, ListItem } from 'mdast';
import type { LessonHtml } from '../../../format/compiled-lesson.ts';
import { highlight } from '../../../html/highlight/highlight.ts';
import { compileHtml } from '../../block/to-hast.ts';
import { unwrapped } from '../../block/unwrapped.ts';
import type { QuestionBlock } from '../source/question-kind.ts';

/** One line of a program, or one step of an argument. */
export interface Line {
  readonly html: LessonHtml;
  readonly text: string;
  /** Levels of indentation, from 0. */
  readonly indent: number;
}

/** The lines of a program without its empty ones. Undefined, with a message, if their indentation is uneven. */
export function codeLines(fence: Code, { context }: QuestionBlock): readonly Line[] | undefined {
  const { value, lang } = fence;
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const widths = lines.map((line) => line.length - line.trimStart().length);
  const level = Math.min(...widths.filter((width) => width > 0), 8);
  const uneven = widths.findIndex((width) => width % level !== 0);
  if (uneven >= 0 || value.includes('\t')) {
    context.reporter.report(
      'lines',
      'error',
      fence,
      `The line "${(lines[Math.max(0, uneven)] ?? '').trim()}" is not indented by whole levels of ${level} spaces.`,
      'Indent each level by 4 spaces.',
    );
    return undefined;
  }
  return lines.map((line, index) => ({
    html: `<code>${highlight(line.trim(), lang ?? '')}</code>` as LessonHtml,
    text: line.trim(),
    indent: (widths[index] ?? 0) / level,
  }));
}

/** The items of a list as lines. */
export function listLines(
  items: readonly ListItem[],
  { context, handlers }: QuestionBlock,
): readonly Line[] {
  return items.map((item) => ({
    html: compileHtml(unwrapped(item.children), context, handlers),
    text: toString(item),
    indent: 0,
  }));
}
