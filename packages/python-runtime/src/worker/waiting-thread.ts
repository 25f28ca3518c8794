import { replySignals, urlOf, uuidBits } from '../protocol/reply-signals.ts';
import type { Reply } from '../protocol/frame-messages.ts';
import { bytesAt, isRevoked } from './signal-url.ts';

export const stoppedMeanwhile = Symbol('stopped meanwhile');
const pollMs = 20;
const wordBytes = 4;

/** Waits for a reply from the frame while this thread can hear no message. */
export class WaitingThread {
  readonly #sleep = sleeping();
  #urls: readonly string[] = [];
  readonly #given = Promise.withResolvers<void>();

  /** Resolves when the signals are there, without which nothing can be waited for. */
  get ready(): Promise<void> {
    return this.#given.promise;
  }

  give(urls: readonly string[]): void {
    this.#urls = urls;
    this.#given.resolve();
  }

  /** The reply to what has been asked; `stoppedMeanwhile` if `stopped` is found true before that. */
  wait(stopped: () => boolean): Reply | typeof stoppedMeanwhile {
    const urls = this.#urls;
    const last = urls[replySignals - 1];
    if (last === undefined) return null;
    while (!isRevoked(last)) {
      if (stopped()) return stoppedMeanwhile;
      this.#sleep();
    }
    const bits = urls.slice(0, uuidBits).map(isRevoked);
    const reply = bytesAt(urlOf(bits, last));
    const headingEnd = wordBytes + (new Uint32Array(reply, 0, 1)[0] ?? 0);
    const text = new TextDecoder().decode(new Uint8Array(reply, wordBytes, headingEnd - wordBytes));
    const { kind, next } = JSON.parse(text) as { kind: string; next: readonly string[] };
    this.#urls = next;
    if (kind === 'none') return null;
    const body = reply.slice(headingEnd);
    return kind === 'text' ? new TextDecoder().decode(body) : body;
  }
}

/** Lets the thread rest between two looks, where this engine makes memory that can be waited on; it is not shared with anybody. */
function sleeping(): () => void {
  try {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const cell = new Int32Array(buffer);
    const { wait } = Atomics;
    return () => wait(cell, 0, 0, pollMs);
  } catch {
    return () => undefined;
  }
}
