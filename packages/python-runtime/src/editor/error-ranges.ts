import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { PythonError } from '../protocol/results.ts';

/** Ranges to underline: the innermost line of the learner's file, or where the syntax error is. */
export function errorRanges(error: PythonError, doc: Text, file: string): Diagnostic[] {
  const frame = error.frames.findLast((frame) => frame.file === file);
  if (!frame || frame.line > doc.lines) return [];
  const first = doc.line(frame.line);
  const last = doc.line(Math.min(frame.endLine, doc.lines));
  const from = first.from + characters(first.text, frame.column);
  const to = last.from + characters(last.text, frame.endColumn);
  const range = to > from ? { from, to } : { from: first.from, to: Math.max(first.to, first.from) };
  return [{ ...range, severity: 'error', message: error.message, source: 'Python' }];
}

/** CPython counts columns in UTF-8 bytes, the editor in UTF-16 units. */
function characters(text: string, bytes: number): number {
  const prefix = new TextEncoder().encode(text).slice(0, bytes);
  return new TextDecoder().decode(prefix).length;
}
