/** The browser's store of this runtime, on the origin of its page. */
const storeName = 'lemma-python';
/** A service worker of the page's may answer with what it finds here. */
const headers = { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' };

/**
 * The snapshot's file in Cache Storage, from which a start reads it in half the time that the browser's HTTP cache takes. Whoever reads it
 * checks its digest. Without storage nothing is kept, and nothing fails.
 */
export class KeptSnapshot {
  readonly #url: string;
  readonly #store: Promise<Cache | undefined>;

  /** An insecure page has no store, a sandboxed one throws. */
  constructor(url: string) {
    const open = async () => (globalThis.caches as CacheStorage | undefined)?.open(storeName);
    this.#url = url;
    this.#store = open().catch(() => undefined);
  }

  async read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const kept = await (await this.#store)?.match(this.#url);
      return kept && new Uint8Array(await kept.arrayBuffer());
    } catch {
      return undefined;
    }
  }

  /** For one that is not what it should be, or that Python could not start from. */
  async drop(): Promise<void> {
    await (await this.#store)?.delete(this.#url).catch(() => false);
  }

  /** Keeps a file, and none that other versions have left. */
  async keep(file: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const store = await this.#store;
      for (const { url } of (await store?.keys()) ?? [])
        if (url !== this.#url) await store?.delete(url);
      await store?.put(this.#url, new Response(file, { headers }));
    } catch {
      // The browser has no room for it, or was told to keep nothing.
    }
  }
}
