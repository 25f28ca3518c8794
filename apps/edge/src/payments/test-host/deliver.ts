import { Stripe } from 'stripe';
import { z } from 'zod';
import type { TestPaymentStore } from './store.ts';

const pending = z.object({ id: z.string(), body: z.string(), delivered: z.boolean() });

/** Waits between tries, in milliseconds: the provider's own are hours; a developer is not made to wait. */
const waits = [0, 250, 1000, 4000];

/**
 * Sends signed events to the webhook endpoint, in order, each until it is taken. An event is kept before it
 * is sent, so that one that was not taken goes out again at the next start.
 */
export class Delivery {
  readonly #store: TestPaymentStore;
  readonly #url: string;
  readonly #secret: string;
  readonly #onError: (message: string) => void;
  #queue: Promise<void> = Promise.resolve();

  constructor(options: {
    store: TestPaymentStore;
    url: string;
    secret: string;
    onError?: (message: string) => void;
  }) {
    this.#store = options.store;
    this.#url = options.url;
    this.#secret = options.secret;
    this.#onError = options.onError ?? (() => undefined);
  }

  /** Resolves when the event was taken or every try failed. */
  send(event: { readonly id: string; readonly [field: string]: unknown }): Promise<void> {
    this.#store.put('event', event.id, {
      id: event.id,
      body: JSON.stringify(event),
      delivered: false,
    });
    return this.#enqueue(event.id);
  }

  resume(): Promise<void> {
    for (const event of this.#store.all('event').map((raw) => pending.parse(raw)))
      if (!event.delivered) void this.#enqueue(event.id);
    return this.#queue;
  }

  #enqueue(id: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#deliver(id));
    return this.#queue;
  }

  async #deliver(id: string): Promise<void> {
    const event = pending.parse(this.#store.get('event', id));
    for (const wait of waits) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': this.#sign(event.body) },
        body: event.body,
      }).catch(() => undefined);
      if (answer?.ok) {
        this.#store.put('event', id, { ...event, delivered: true });
        return;
      }
    }
    this.#onError(
      `The webhook ${this.#url} did not take event ${id}; it is sent again at the next start.`,
    );
  }

  #sign(payload: string): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret: this.#secret });
  }
}
