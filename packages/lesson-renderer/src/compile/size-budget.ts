/**
 * What a whole lesson may have, so that no text costs more than in proportion to its length: a fixed part, ten times
 * what the largest lesson has, and a share of its length, which prose of any length stays far below.
 */
const blocks = { fixed: 6000, perCharacter: 1 / 60 };
const marks = { fixed: 20_000, perCharacter: 1 / 12 };

const item = /^[ \t]*(?:[-+*>#|:=~`]|\d{1,9}[.)])/;
const mark = /[*_[\]`~<$!|@\\&]/g;

/** The line (from 0) after which a text has used up its budget; undefined if it does not. */
export function cutAt(lines: readonly string[]): number | undefined {
  let length = 0;
  let blocksSeen = 0;
  let marksSeen = 0;
  let afterBlank = true;
  for (const [index, line] of lines.entries()) {
    length += line.length + 1;
    const blank = line.trim() === '';
    if (!blank && (afterBlank || item.test(line))) blocksSeen += 1;
    afterBlank = blank;
    marksSeen += line.match(mark)?.length ?? 0;
    if (
      blocksSeen > blocks.fixed + length * blocks.perCharacter ||
      marksSeen > marks.fixed + length * marks.perCharacter
    ) {
      return index;
    }
  }
  return undefined;
}
