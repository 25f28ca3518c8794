/** The browser's store of this runtime, on the origin of its page. */
const shelf = 'lemma-python';

/**
 * The snapshot's file in Cache Storage, from which a start reads it in half the time that the browser's HTTP cache takes. Whoever reads it
 * looks whether it is of the right version: an address may be that of the next one too. Without storage nothing is kept, and nothing fails.
 */
export class KeptSnapshot {
  private readonly url: string;
  private readonly store: Promise<Cache | undefined>;

  /** `storage` is taken before the worker's own is closed; an insecure page has none. */
  constructor(url: string, storage: CacheStorage | undefined) {
    this.url = url;
    this.store = Promise.resolve(storage?.open(shelf)).catch(() => undefined);
  }

  async read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const kept = await (await this.store)?.match(this.url);
      return kept && new Uint8Array(await kept.arrayBuffer());
    } catch {
      return undefined;
    }
  }

  /** For one that Python could not start from. */
  async drop(): Promise<void> {
    await (await this.store)?.delete(this.url).catch(() => false);
  }

  /** Keeps a file, and none that other versions have left. */
  async keep(file: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const store = await this.store;
      for (const { url } of (await store?.keys()) ?? [])
        if (url !== this.url) await store?.delete(url);
      await store?.put(this.url, new Response(file));
    } catch {
      // The browser has no room for it, or was told to keep nothing.
    }
  }
}
