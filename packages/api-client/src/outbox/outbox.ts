import { ApiError } from '../client/api-error.ts';
import type { ApiClient } from '../client/client.ts';
import { ConnectionError } from '../client/connection-error.ts';
import { ContractError } from '../client/contract-error.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import type { InputOf, OutputOf } from '../contract/endpoint.ts';
import { type OutboxEntry, OutboxStore } from './store.ts';

/** Calls that may wait: writes that count once, however often they are sent. */
export type OutboxOperation = {
  [O in Operation]: Contract[O] extends { method: 'POST'; idempotent: true; auth: 'bearer' }
    ? O
    : never;
}[Operation];

export interface OutboxOptions {
  readonly client: ApiClient;
  /** `sub` of the learner who is signed in: an outbox delivers this learner's entries only. */
  readonly learner: string;
  /** Name of its IndexedDB database, its lock and its channel. Default `lemma-outbox`. */
  readonly name?: string;
  /** First wait in milliseconds after a failed delivery; doubles up to a minute. Default 1,000. */
  readonly backoffMs?: number;
  /** An entry that the server will never take: it was removed. */
  readonly onRejected?: (entry: OutboxEntry, error: unknown) => void;
}

export interface OutboxState {
  /** Entries that wait, in every tab. */
  readonly pending: number;
  /** True after a failed delivery, until the next that succeeds. */
  readonly stalled: boolean;
  /**
   * How many of them were set aside, so that the others go on: something between page and server refuses them, or what
   * is answered does not fit the contract. They are kept, and tried again at least once a minute.
   */
  readonly held: number;
}

/** Tries after which an entry that is not the server's to refuse is set aside. */
const triesBeforeAside = 3;

type Report =
  | { readonly seq: number; readonly output: unknown }
  | { readonly seq: number; readonly refused: ConstructorParameters<typeof ApiError>[0] | string };

/**
 * Carries writes to the server: kept in IndexedDB first, sent in order, each delivered once (its client-made UUID
 * makes a second sending harmless). Tabs share one outbox: a Web Lock lets one of them send at a time, and a
 * channel brings the answers to the tab that asked.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #name: string;
  readonly #store: OutboxStore;
  readonly #channel: BroadcastChannel;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  /** How often an entry was refused by something else than the server. */
  readonly #refusals = new Map<number, number>();
  /** Sequences of entries, by `sequenceOf`, that the pass under way leaves out. */
  #aside = new Set<string>();
  #state: OutboxState = { pending: 0, stalled: false, held: 0 };
  #failures = 0;
  #passesWithHeld = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#name = options.name ?? 'lemma-outbox';
    this.#store = new OutboxStore(this.#name);
    this.#channel = new BroadcastChannel(this.#name);
    const { signal } = this.#stop;
    this.#channel.addEventListener('message', (event: MessageEvent<Report>) => {
      this.#settle(event.data);
      void this.#count();
    });
    globalThis.addEventListener?.('online', () => this.flush(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => this.flush(), { signal });
    this.flush();
  }

  /** How much waits; the same object until it changes. */
  get state(): OutboxState {
    return this.#state;
  }

  /** Calls `listener` after every change of `state`. Returns a function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps the call and sends it as soon as it can be. Resolves with the server's answer, however much
   * later; rejects with `ApiError` if the server refuses it for good. After a reload the call is still
   * sent, but nobody waits for its answer: ask for the session again.
   */
  async send<O extends OutboxOperation>(
    operation: O,
    input: InputOf<Contract[O]>,
  ): Promise<OutputOf<Contract[O]>> {
    const seq = await this.#store.add({
      learner: this.#options.learner,
      operation,
      input: withReportUid(operation, input),
      createdAt: Date.now(),
    });
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(seq, answer);
    await this.#count();
    this.flush();
    return (await answer.promise) as OutputOf<Contract[O]>;
  }

  /** Sends now what waits, without waiting for the next try. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#drain();
  }

  /** Ends sending from this tab, the call under way too; what waits stays for the next outbox of this learner. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    this.#channel.close();
    await this.#store.close();
  }

  async #drain(): Promise<void> {
    const { learner } = this.#options;
    const { signal } = this.#stop;
    try {
      await navigator.locks.request(`${this.#name}:${learner}`, { signal }, async () => {
        // What an earlier page left is told before it goes: who listens knows that something was delivered.
        await this.#count();
        this.#aside = new Set();
        for (;;) {
          const entry = signal.aborted
            ? undefined
            : await this.#store.first(learner, this.#isAside);
          if (!entry) break;
          await this.#deliver(entry);
        }
      });
      if (signal.aborted) return;
      this.#passesWithHeld = this.#aside.size > 0 ? this.#passesWithHeld + 1 : 0;
      if (this.#aside.size > 0) this.#tryAgainIn(this.#pause(this.#passesWithHeld));
      await this.#count();
    } catch (error) {
      if (signal.aborted) return;
      this.#failures += 1;
      await this.#count();
      this.#tryAgainIn(this.#pause(this.#failures, error));
    }
  }

  readonly #isAside = (entry: OutboxEntry): boolean => this.#aside.has(sequenceOf(entry));

  #tryAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), milliseconds);
  }

  /** Sends one entry, or sets it aside. Throws if it is worth another try now. */
  async #deliver(entry: OutboxEntry): Promise<void> {
    let report: Report;
    try {
      const call = this.#options.client[entry.operation] as (
        input: unknown,
        options: { readonly signal: AbortSignal },
      ) => Promise<unknown>;
      report = { seq: entry.seq, output: await call(entry.input, { signal: this.#stop.signal }) };
    } catch (error) {
      if (this.#stop.signal.aborted) throw error;
      if (isForeign(error)) {
        const refusals = (this.#refusals.get(entry.seq) ?? 0) + 1;
        this.#refusals.set(entry.seq, refusals);
        if (refusals < triesBeforeAside) throw error;
        this.#aside.add(sequenceOf(entry));
        this.#failures = 0;
        return;
      }
      if (isPassing(error)) throw error;
      report = { seq: entry.seq, refused: describe(error) };
      this.#options.onRejected?.(entry, error);
    }
    await this.#store.remove(entry.seq);
    this.#refusals.delete(entry.seq);
    this.#failures = 0;
    await this.#count();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    this.#channel.postMessage(report);
    this.#settle(report);
  }

  #settle(report: Report): void {
    const answer = this.#waiting.get(report.seq);
    this.#waiting.delete(report.seq);
    if ('output' in report) answer?.resolve(report.output);
    else if (typeof report.refused === 'string') answer?.reject(new Error(report.refused));
    else answer?.reject(new ApiError(report.refused));
  }

  async #count(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const asked = (this.#asked += 1);
    const { pending, held } = await this.#store.count(this.#options.learner, this.#isAside);
    // A later count has the last word.
    if (asked !== this.#asked) return;
    const stalled = this.#failures > 0 && pending > 0;
    const { state } = this;
    if (pending === state.pending && stalled === state.stalled && held === state.held) return;
    this.#state = { pending, stalled, held };
    for (const listener of this.#listeners) listener();
  }

  #pause(failures: number, error?: unknown): number {
    const backoff = (this.#options.backoffMs ?? 1000) * 2 ** Math.min(failures - 1, 6);
    const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
    return Math.max(asked, Math.min(backoff, 60_000) * (0.5 + Math.random()));
  }
}

/** Another try may succeed: no connection, a failing or busy server, a token that ran out. */
function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return (
    error instanceof ApiError && (error.status >= 500 || [401, 408, 429].includes(error.status))
  );
}

/**
 * Something between page and server answered in its place (a sign-in page of a wireless network, a proxy that refuses),
 * or a server of another version. The server itself refuses with a problem document; only a body that is too large may
 * be refused for good by a proxy.
 */
function isForeign(error: unknown): boolean {
  if (error instanceof ContractError) return error.side === 'response';
  return (
    error instanceof ApiError &&
    error.problem === undefined &&
    error.status < 500 &&
    error.status !== 413
  );
}

/** What must arrive in the order it was sent in: all of one session, and anything else by itself. */
function sequenceOf({ seq, input }: OutboxEntry): string {
  const { body, params } = input as {
    readonly body?: { readonly session_uid?: string };
    readonly params?: { readonly session_uid?: string };
  };
  return String(body?.session_uid ?? params?.session_uid ?? seq);
}

/** An error as plain data, so that it can go to another tab. */
function describe(error: unknown): ConstructorParameters<typeof ApiError>[0] | string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { status, method, url, body } = error;
  return { status, method, url, body };
}

/** Reports have no identifier of their own in the specification; one makes them count once. */
function withReportUid(operation: Operation, input: unknown): unknown {
  if (operation !== 'logError' && operation !== 'reportIssue') return input;
  const { body } = input as { readonly body: object };
  return { body: { report_uid: crypto.randomUUID(), ...body } };
}
