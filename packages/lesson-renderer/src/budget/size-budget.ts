/**
 * What a whole lesson may have, so that no text costs more than in proportion to its length: a fixed part, five times
 * what the largest lesson has, and a share of its length, which prose of any length stays far below.
 */
const blocks = { fixed: 4200, perCharacter: 1 / 60 };
/** Blocks that a blank line costs as much as. */
const blankLine = 1 / 6;
/** Every footnote and address that is defined is looked for at every bracket. */
const definitionLine = 10;
const marks = { fixed: 12_000, perCharacter: 1 / 12 };

/** Characters: half as much again as a lesson of 50,000 words with its formulas. */
const longest = 600_000;

const item = /^[ \t]*(?:[-+*>#|:=~`]|\d{1,9}[.)])/;
const definition = /^[ \t>*+-]*\[[^\]]+\]:/;
const mark = /[*_[\]`~<$!|@\\&]|www\.|https?:/gi;

export interface Cut {
  /** The line (from 0) from which on a text is beyond its budget. */
  readonly line: number;
  readonly what: string;
}

/** Where a text has used up its budget; undefined if it does not. */
export function cutAt(lines: readonly string[]): Cut | undefined {
  let length = 0;
  let blocksSeen = 0;
  let marksSeen = 0;
  let afterBlank = true;
  let inItem = false;
  for (const [index, line] of lines.entries()) {
    length += line.length + 1;
    if (length > longest) return { line: index, what: 'more text than a lesson can have' };
    const blank = line.trim() === '';
    // Each further line of an item or quote is looked at by all that it may belong to.
    inItem = item.test(line) || (inItem && !blank);
    if (blank) blocksSeen += blankLine;
    else if (definition.test(line)) blocksSeen += definitionLine;
    else if (afterBlank || inItem) blocksSeen += 1;
    afterBlank = blank;
    marksSeen += line.match(mark)?.length ?? 0;
    if (
      blocksSeen > blocks.fixed + length * blocks.perCharacter ||
      marksSeen > marks.fixed + length * marks.perCharacter
    ) {
      return { line: index, what: 'more blocks and marks than a lesson can have' };
    }
  }
  return undefined;
}
