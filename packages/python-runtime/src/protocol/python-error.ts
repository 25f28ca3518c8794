import type { CodeRange, PythonError } from './results.ts';
import { isFields, isNumber, isText } from './value-kinds.ts';

/** A program can forge the error that its interpreter reports: these are the lengths of what is kept of it. */
const longest = { name: 100, text: 20_000, list: 200 };

/** An error as the interpreter reports it; undefined for anything of another shape. */
export function parsePythonError(value: unknown): PythonError | undefined {
  if (!isFields(value)) return undefined;
  const { type, message, text, frames } = value;
  if (!isText(type) || !isText(message) || !isText(text) || !Array.isArray(frames))
    return undefined;
  return {
    type: type.slice(0, longest.name),
    message: message.slice(0, longest.text),
    text: text.slice(0, longest.text),
    frames: frames.filter(isRange).slice(-longest.list),
  };
}

function isRange(value: unknown): value is CodeRange {
  if (!isFields(value)) return false;
  const { file, name, line, endLine, column, endColumn } = value;
  return isText(file) && isText(name) && [line, endLine, column, endColumn].every(isNumber);
}
