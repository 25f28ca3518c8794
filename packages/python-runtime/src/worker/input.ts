import { canSwitchStacks } from '../interpreter/interpreter.ts';
import type { FromWorker, InputTransport } from '../protocol/worker-messages.ts';
import { stoppedMeanwhile } from './waiting-thread.ts';
import type { WaitingThread } from './waiting-thread.ts';

/** A line; null at the end of input; false when the program is stopped. */
export type Line = string | null | false;

/** Asks the page for a line: by stack switching where this browser has it, else the thread waits. */
export class InputChannel {
  readonly transport: InputTransport = canSwitchStacks() ? 'jspi' : 'signals';
  readonly #post: (message: FromWorker) => void;
  readonly #thread: WaitingThread;
  readonly #stopped: () => boolean;
  #waiting: ((line: Line) => void) | undefined;

  constructor(post: (message: FromWorker) => void, thread: WaitingThread, stopped: () => boolean) {
    this.#post = post;
    this.#thread = thread;
    this.#stopped = stopped;
  }

  ask(): Line | Promise<Line> {
    this.#post({ type: 'ask' });
    if (this.transport === 'jspi') {
      return new Promise<Line>((resolve) => {
        this.#waiting = resolve;
      });
    }
    const reply = this.#thread.wait(this.#stopped);
    if (reply === stoppedMeanwhile) return false;
    return typeof reply === 'string' ? reply : null;
  }

  /** The page's answer, or false when it stops the program; true if the program waited for it. */
  answer(line: Line): boolean {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
    return waiting !== undefined;
  }
}
