/** The browser's store of this runtime, on the origin of its page. */
const shelf = 'lemma-python';
/** A service worker of the page's may answer with what it finds here. */
const headers = { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' };

/**
 * The snapshot's file in Cache Storage, from which a start reads it in half the time that the browser's HTTP cache takes. Whoever reads it
 * looks whether it is of the right version: an address may be that of the next one too. Without storage nothing is kept, and nothing fails.
 */
export class KeptSnapshot {
  private readonly url: string;
  private readonly store: Promise<Cache | undefined>;

  /** Opens the store at once: the worker's `scope` loses it soon. An insecure page has none, a sandboxed one throws. */
  constructor(url: string, scope: { readonly caches?: CacheStorage }) {
    const open = async () => scope.caches?.open(shelf);
    this.url = url;
    this.store = open().catch(() => undefined);
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
      await store?.put(this.url, new Response(file, { headers }));
    } catch {
      // The browser has no room for it, or was told to keep nothing.
    }
  }
}
