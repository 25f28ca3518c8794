import type { LessonMessage, Severity } from './compiled-lesson.ts';

/** Where a message points: a Markdown node, or its own line and column (from 1). */
export type Place =
  | {
      readonly position?:
        | { readonly start: { readonly line: number; readonly column: number } }
        | undefined;
    }
  | { readonly line: number; readonly column: number };

export type Report = (
  rule: string,
  severity: Severity,
  place: Place,
  message: string,
  fix: string,
) => LessonMessage;

/** Collects located messages. */
export class Reporter {
  readonly messages: LessonMessage[] = [];
  /** Added where a text is compiled that starts further down its file. */
  lineOffset = 0;
  /** The column in the file, where the text that is compiled was made from the file's. */
  columnInFile: (line: number, column: number) => number = (_line, column) => column;
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  readonly report: Report = (rule, severity, place, message, fix) => {
    const { line, column } = start(place);
    const located: LessonMessage = {
      rule,
      severity,
      file: this.file,
      line: line + this.lineOffset,
      column: this.columnInFile(line, column),
      message,
      fix,
    };
    this.messages.push(located);
    return located;
  };

  /** Compiles a text that begins `lines` further down its file, with its columns told by `columnInFile`, if given. */
  within<T>(lines: number, compile: () => T, columnInFile = this.columnInFile): T {
    const before = { lineOffset: this.lineOffset, columnInFile: this.columnInFile };
    this.lineOffset += lines;
    this.columnInFile = columnInFile;
    const compiled = compile();
    Object.assign(this, before);
    return compiled;
  }

  add(messages: readonly LessonMessage[]): void {
    this.messages.push(...messages);
  }

  /** All messages in reading order. */
  sorted(): readonly LessonMessage[] {
    return this.messages.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }
}

function start(place: Place): { line: number; column: number } {
  if ('line' in place) return place;
  return place.position?.start ?? { line: 1, column: 1 };
}
