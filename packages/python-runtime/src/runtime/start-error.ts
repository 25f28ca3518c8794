import type { StartProblem } from '../protocol/start-problem.ts';
import { englishRuntimeStrings } from '../strings/english-runtime.ts';
import { sayStartProblem } from '../strings/say-start.ts';

/** Python could not be started: its files are missing, refused by the browser, or the page is offline. Trying again is safe. */
export class PythonStartError extends Error {
  override readonly name = 'PythonStartError';
  /** The message as a code with its values, for a sentence in another language. */
  readonly why: StartProblem;
  constructor(why: StartProblem, options?: ErrorOptions) {
    super(sayStartProblem(why, englishRuntimeStrings.start), options);
    this.why = why;
  }
}
