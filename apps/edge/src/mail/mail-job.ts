import { errorText } from '../logging/error-text.ts';
import { compose, type ComposeOptions } from './compose.ts';
import type { MailQueue, TakenMail } from './mail-queue.ts';
import { listOf, message } from './message.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export interface MailJobDeps extends ComposeOptions {
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Called for a mail that failed for good, without address or text, and for a database that does not answer. */
  readonly onError: (error: unknown) => void;
}

const lookEveryMs = 10_000;
const sweepEveryMs = 24 * 60 * 60_000;

/** A reminder that is older tells its reader of another day. */
const staleAfterMs = 12 * 60 * 60_000;

/** Nobody waits for this mail any more. */
class NotWanted extends Error {}

/** Sends what waits. */
export class MailJob {
  readonly #deps: MailJobDeps;
  #isStopped = false;

  constructor(deps: MailJobDeps) {
    this.#deps = deps;
  }

  /** Sends all that is due now, one mail after the other. Returns how many were sent. */
  async sendDue(): Promise<number> {
    const { queue, onError } = this.#deps;
    let sent = 0;
    while (!this.#isStopped) {
      const taken = await queue.take();
      if (!taken) break;
      const { row } = taken;
      try {
        await this.#send(taken);
      } catch (error) {
        const outcome = await queue.markFailed(row, {
          problem: errorText(error).slice(0, 500),
          isFinal: error instanceof MailRefused || error instanceof NotWanted,
        });
        if (outcome === 'failed' && !(error instanceof NotWanted))
          onError(new Error(`A mail (${row.mailKey}) failed after ${row.tries} tries.`));
        continue;
      }
      await queue.markSent(row);
      sent += 1;
    }
    return sent;
  }

  async #send({ row, choice }: TakenMail): Promise<void> {
    const { transport, clock, ...options } = this.#deps;
    const content = message.parse(row.message);
    const list = listOf(content.kind);
    if (list && !choice?.[list]) throw new NotWanted('Its reader has ended mail of this kind.');
    if (list && clock() - row.queuedAt > staleAfterMs)
      throw new NotWanted('It could not be sent on its day.');
    await transport.send(await compose({ ...row, content, token: choice?.token }, options));
  }

  /** Sends now and again and again. Returns a function that stops it after the mail that is being sent. */
  start(): () => Promise<void> {
    const { queue, transport, onError } = this.#deps;
    let running: Promise<void> | undefined;
    const send = async () => {
      try {
        await this.sendDue();
      } catch (error) {
        onError(error);
      }
      running = undefined;
    };
    const go = () => {
      running ??= send();
    };
    go();
    const timer = setInterval(go, lookEveryMs).unref();
    const sweep = () => void queue.sweep().catch(onError);
    sweep();
    const sweepTimer = setInterval(sweep, sweepEveryMs).unref();
    return async () => {
      this.#isStopped = true;
      clearInterval(timer);
      clearInterval(sweepTimer);
      await running;
      transport.close();
    };
  }
}
