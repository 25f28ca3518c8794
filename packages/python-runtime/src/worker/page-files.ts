import type { FromWorker } from '../protocol/worker-messages.ts';

/** Files that the page fetches for this worker, which has no network. */
export class PageFiles {
  readonly #post: (message: FromWorker) => void;
  readonly #asked = new Map<string, PromiseWithResolvers<ArrayBuffer | undefined>>();

  constructor(post: (message: FromWorker) => void) {
    this.#post = post;
  }

  /** A file's bytes; undefined if the page cannot fetch it, or does not want to. */
  ask(url: string): Promise<ArrayBuffer | undefined> {
    const known = this.#asked.get(url);
    if (known) return known.promise;
    const asked = Promise.withResolvers<ArrayBuffer | undefined>();
    this.#asked.set(url, asked);
    this.#post({ type: 'want', url, waits: false });
    return asked.promise;
  }

  give(url: string, bytes: ArrayBuffer | undefined): void {
    this.#asked.get(url)?.resolve(bytes);
    this.#asked.delete(url);
  }
}
