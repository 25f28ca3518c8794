import { cutAt } from '../budget/size-budget.ts';
import type { Report } from '../format/reporter.ts';
import { unclosedContainers } from './unclosed.ts';

/** Deepest nesting of containers, quotes and lists that a lesson may have. */
const deepest = 8;
/** Characters of inline syntax that one paragraph may have: parsing them is quadratic. */
const densest = 1000;
/** Cells of one row of a table. */
const broadest = 50;
/** Lines of one block: reading a list or paragraph is quadratic in them. */
const longest = 400;
/** Lines made plain text, after which all that follows is plain text too. */
const patience = 500;
/** Characters of a line that begins like a directive: its attributes are read more than once. */
const widest = 4000;

const opening = /^ {0,3}:{3,}[A-Za-z]/;
const closing = /^ {0,3}:{3,}\s*$/;
/** Quotes and list items inside each other on one line. */
const nested = /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){9,}/;
/** A list item as far to the right as the ninth level stands. */
const indented = /^[ \t]{33,}(?=(?:[-+*]|\d{1,9}[.)])[ \t]|>)/;
const directive = /^ {0,3}::+[A-Za-z]/;
const fence = /^[ \t]*(`{3,}|~{3,})/;
const inline = /[*_[\]`~<$!@]|www\.|https?:/gi;

export interface Tamed {
  /** What is read as Markdown. Its lines keep their numbers. */
  readonly text: string;
  /** What comes after it, shown as it is; '' but for text far beyond any lesson. */
  readonly rest: string;
}

/**
 * Takes the teeth out of text that no author writes but an attacker may: nesting and delimiters far beyond use
 * become plain text (indented code, which nothing is looked for in), with a message. All other text stays unchanged.
 */
export function tame(markdown: string, report: Report): Tamed {
  const lines = markdown.split('\n');
  const cut = cutAt(lines);
  let rest = cut === undefined ? '' : lines.splice(cut.line).join('\n');
  let depth = 0;
  let changed = 0;
  const tooMuch = (index: number, what: string, where = 'This text') => {
    if (changed === 0) {
      report(
        'too-complex',
        'error',
        { line: index + 1, column: 1 },
        `${where} has ${what}; it is shown as plain text.`,
        'Write it with less nesting, or in several paragraphs.',
      );
    }
    changed += 1;
  };
  const escape = (index: number, text: string, what: string) => {
    tooMuch(index, what);
    lines[index] = text;
  };

  const unclosed = unclosedContainers(lines);
  const tooManyOpen = unclosed.size > deepest;

  let code: string | undefined;
  let start = 0;
  let marks = 0;
  for (const [index, line] of lines.entries()) {
    if (changed > patience) {
      rest = [...lines.splice(index), ...(cut === undefined ? [] : [rest])].join('\n');
      break;
    }
    const ticks = fence.exec(line)?.[1];
    if (code !== undefined) {
      if (ticks?.startsWith(code) && line.trim() === ticks) code = undefined;
      start = index + 1;
      marks = 0;
      continue;
    }
    if (ticks) code = ticks;
    if (directive.test(line) && line.length > widest) {
      escape(index, `\\${line}`, 'too many attributes in one block');
    } else if (tooManyOpen && unclosed.has(index)) {
      escape(index, `\\${line}`, 'too many containers that nothing closes');
    } else if (opening.test(line)) {
      depth += 1;
      if (depth > deepest) escape(index, `\\${line}`, 'too many containers inside each other');
    } else if (closing.test(line)) depth = Math.max(0, depth - 1);
    else if (nested.test(line) || indented.test(line)) {
      escape(index, `\\${line.trimStart()}`, 'too many lists or quotes inside each other');
    }
    if (line.trim() === '') {
      start = index + 1;
      marks = 0;
      continue;
    }
    marks += line.match(inline)?.length ?? 0;
    if (line.split('|', broadest + 1).length > broadest) marks += densest + 1;
    const long = index - start >= longest;
    if (marks <= densest && !long) continue;
    for (let i = start; i <= index; i++) {
      escape(
        i,
        `    ${lines[i] ?? ''}`,
        long ? 'too many lines in one block' : 'too many marks in one paragraph',
      );
    }
    start = index + 1;
    marks = 0;
  }
  if (cut !== undefined) tooMuch(cut.line, cut.what, 'From here on this text');
  return { text: changed > 0 ? lines.join('\n') : markdown, rest };
}
