import type { Trace } from '../runtime/trace.ts';
import type { PlayerStrings } from '../strings/player-strings.ts';
import { cutNotice } from './cut-notice.ts';

/** Why a trace cannot be walked through: a message, or a traceback. */
export interface NoSteps {
  readonly text: string;
  readonly isTraceback: boolean;
}

/** Undefined for a trace that has steps. Its first one is the start: a program of comments has no other. */
export function noSteps(trace: Trace, strings: PlayerStrings): NoSteps | undefined {
  const { steps, status, error } = trace;
  if (steps.length > 1) return undefined;
  if (error) return { text: error.text, isTraceback: true };
  const stopped = steps.length > 0 ? cutNotice(trace, 0, strings) : '';
  const text = status === 'ok' ? strings.nothingRecorded : strings.lost;
  return { text: stopped === '' ? text : stopped, isTraceback: false };
}
