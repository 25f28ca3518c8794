import type { RunStatus } from '../protocol/results.ts';

export interface ProgramPlayerProps {
  /** Unique on the page. */
  readonly id: string;
  /** A whole program: it runs in a namespace of its own. */
  readonly code: string;
  /** Highlighted HTML of `code` from a trusted compiler, shown until the player is loaded. */
  readonly html?: string;
  /** Output that `code` is known to give, shown where Python cannot start. */
  readonly output?: string;
  /** Records the program as soon as the player is shown. Otherwise it waits for the first step. Default: false. */
  readonly autoRun?: boolean;
  /** Called once the program is recorded. */
  readonly onPlay?: (played: Played) => void;
}

/** How the recording of a program went. */
export interface Played {
  readonly status: RunStatus;
  readonly steps: number;
  /** Name of the exception's class where `status` is `error`. */
  readonly error?: string;
}
