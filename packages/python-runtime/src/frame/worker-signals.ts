import { bitsOf, replySignals } from '../protocol/reply-signals.ts';
import type { FrameToWorker, Reply } from '../protocol/frame-messages.ts';

/** What a signal's URL leads to: all that counts is whether it does. */
const signal = () => URL.createObjectURL(new Blob(['1']));
const signals = () => Array.from({ length: replySignals }, signal);

function revoke(urls: readonly string[]): void {
  for (const url of urls) URL.revokeObjectURL(url);
}

/** The `blob:` URLs by which a worker hears from outside while its thread is busy. */
export class WorkerSignals {
  readonly #send: (message: FrameToWorker) => void;
  #turn = 0;
  #stopURL = '';
  #replyURLs = signals();
  /** Those of the last reply: the worker may still be reading them. */
  #used: string[] = [];

  constructor(send: (message: FrameToWorker) => void) {
    this.#send = send;
    this.#nextStop();
    send({ type: 'reply-signals', urls: this.#replyURLs });
  }

  /** Revokes the stop signal of this turn, and makes that of the next. */
  stop(turn: number): void {
    if (turn !== this.#turn) return;
    URL.revokeObjectURL(this.#stopURL);
    this.#turn += 1;
    this.#nextStop();
  }

  /** Answers the waiting worker, and gives it the signals of its next question with the answer. */
  reply(body: Reply): void {
    revoke(this.#used);
    this.#used = this.#replyURLs;
    this.#replyURLs = signals();
    const kind = body === null ? 'none' : typeof body === 'string' ? 'text' : 'bytes';
    const heading = new TextEncoder().encode(JSON.stringify({ kind, next: this.#replyURLs }));
    const url = URL.createObjectURL(
      new Blob([Uint32Array.of(heading.length), heading, body ?? '']),
    );
    const bits = bitsOf(url) ?? [];
    revoke(this.#used.filter((_, i) => bits[i] === true));
    revoke(this.#used.slice(-1));
    this.#used.push(url);
  }

  end(): void {
    revoke([this.#stopURL, ...this.#replyURLs, ...this.#used]);
  }

  #nextStop(): void {
    this.#stopURL = signal();
    this.#send({ type: 'stop-signal', turn: this.#turn, url: this.#stopURL });
  }
}
