import { KeptSnapshot } from './kept-snapshot.ts';

/** The snapshot that pairs with a loader: the kept one, else the server's. Its SHA-256 is checked at each read. */
export class CheckedSnapshot {
  readonly #url: string;
  readonly #fetch: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly #store: KeptSnapshot;
  #fetched: Uint8Array<ArrayBuffer> | undefined;

  constructor(url: string, fetch: (url: string) => Promise<Uint8Array<ArrayBuffer>>) {
    this.#url = url;
    this.#fetch = fetch;
    this.#store = new KeptSnapshot(url);
  }

  /** Its bytes; undefined where the loader knows of none, or the server has another. */
  async read(digest: Promise<string | undefined>): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const kept = await this.#store.read();
    const wanted = await digest;
    if (wanted === undefined) return undefined;
    if (kept && (await digestOf(kept)) === wanted) return kept;
    if (kept) await this.#store.drop();
    const fetched = await this.#fetch(this.#url);
    // An insecure page cannot compute it, and has no store that anybody could have written to.
    const found = await digestOf(fetched);
    if (found !== undefined && found !== wanted) return undefined;
    this.#fetched = fetched;
    return fetched;
  }

  /** Keeps what had to be fetched for the next start. */
  async keep(): Promise<void> {
    const fetched = this.#fetched;
    this.#fetched = undefined;
    if (fetched) await this.#store.keep(fetched);
  }

  async drop(): Promise<void> {
    this.#fetched = undefined;
    await this.#store.drop();
  }
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
