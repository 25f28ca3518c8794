import { PythonStartError } from './start-error.ts';
import type { PythonStrings } from '../strings/python-strings.ts';
import { sayStartProblem } from '../strings/say-start.ts';

/** Why nothing could be run: of a start for the learner, of anything else, as of a test that is no Python, for its author. */
export function sayProblem(error: unknown, strings: PythonStrings): string {
  if (error instanceof PythonStartError) return sayStartProblem(error.why, strings.start);
  return error instanceof Error ? error.message : String(error);
}
