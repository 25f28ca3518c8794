import type { RunNotice } from '../protocol/results.ts';
import type { NoticeStrings } from './runtime-strings.ts';

/** What the learner is told of a run, in the words given. */
export function sayNotice({ code, startedAgain }: RunNotice, strings: NoticeStrings): string {
  return startedAgain ? `${strings[code]} ${strings.startedAgain}` : strings[code];
}
