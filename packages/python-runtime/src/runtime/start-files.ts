import { canSwitchStacks } from '../interpreter/interpreter.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { StartMemory, ToWorker } from '../protocol/worker-messages.ts';
import { CheckedSnapshot } from '../snapshot/checked-snapshot.ts';
import type { Downloads } from './downloads.ts';
import { fetched, fetchedBytes } from './downloads.ts';
import type { ResolvedOptions } from './options.ts';
import type { SharedFiles } from './shared-files.ts';

type Post = (message: ToWorker) => void;

/** What one worker is handed in: the memory that it starts from, the list of packages, and later the files that it asks for. */
export class StartFiles {
  readonly #options: ResolvedOptions;
  readonly #shared: SharedFiles;
  readonly #downloads: Downloads;
  readonly #post: Post;
  readonly #snapshot: CheckedSnapshot | undefined;
  /** URLs of the packages' files. */
  #packages: ReadonlySet<string> = new Set();

  constructor(options: ResolvedOptions, shared: SharedFiles, downloads: Downloads, post: Post) {
    this.#options = options;
    this.#shared = shared;
    this.#downloads = downloads;
    this.#post = post;
    const { snapshotURL } = options;
    const fetchCounted = (url: string) => downloads.counted(url);
    if (snapshotURL !== undefined && canSwitchStacks())
      this.#snapshot = new CheckedSnapshot(snapshotURL, fetchCounted);
  }

  get hasSnapshot(): boolean {
    return this.#snapshot !== undefined;
  }

  /** Fetches and posts everything that a start needs; rejects with StartFault. */
  async handIn(): Promise<void> {
    const wasm = this.#shared.wasm();
    await Promise.all([this.#lock(), wasm, this.#memory()]);
    this.#downloads.report('start');
  }

  /** Python did not start from the snapshot: it gets the library instead. */
  async handInLibrary(): Promise<void> {
    void this.#snapshot?.drop();
    const { buffer } = await this.#downloads.counted(this.#options.stdLibURL);
    this.#post({ type: 'memory', memory: { library: buffer } });
  }

  /** A file that a started Python asks for: its library, or one of a package. Undefined for anything else, and for what cannot be fetched. */
  async wanted(url: string): Promise<ArrayBuffer | undefined> {
    // A program that has got at the worker could put anything into an address: only listed ones are fetched.
    if (url !== this.#options.stdLibURL && !this.#packages.has(url)) return undefined;
    return fetchedBytes(url).catch(() => undefined);
  }

  /** Keeps the snapshot for the next start, if this one had to fetch it. */
  keepSnapshot(): void {
    void this.#snapshot?.keep();
  }

  async #memory(): Promise<void> {
    const digest = this.#shared.loader();
    const memory = await this.#fromSnapshot(digest);
    if (memory) this.#post({ type: 'memory', memory });
    else await this.handInLibrary();
  }

  async #fromSnapshot(digest: Promise<string | undefined>): Promise<StartMemory | undefined> {
    // Whatever is wrong with it, Python starts from its library; a loader that is missing is another matter.
    const reading = this.#snapshot?.read(digest).catch(() => undefined);
    const [bytes] = await Promise.all([reading, digest]);
    if (!bytes) return undefined;
    this.#downloads.came(bytes.length);
    return { snapshot: bytes.buffer };
  }

  async #lock(): Promise<void> {
    const { indexURL } = this.#options;
    const text = (await this.#packageLock()) ?? (await lockOf(indexURL)).text;
    this.#post({ type: 'lock', text });
  }

  /** The host's list of packages. Undefined where it lists none or cannot be had: Python starts all the same, without packages. */
  async #packageLock(): Promise<string | undefined> {
    const { packageBaseUrl } = this.#options;
    if (packageBaseUrl === undefined) return undefined;
    const found = await lockOf(packageBaseUrl).catch(() => undefined);
    if (!found || found.names.length === 0) return undefined;
    this.#packages = new Set(found.names.map((name) => new URL(name, packageBaseUrl).href));
    return found.text;
  }
}

/** Pyodide's lock file in a folder, and the files that it names; rejects with StartFault. */
async function lockOf(
  folder: string,
): Promise<{ readonly text: string; readonly names: readonly string[] }> {
  const url = `${folder}pyodide-lock.json`;
  const text = await (await fetched(url)).text();
  try {
    return { text, names: fileNames(JSON.parse(text)) };
  } catch (cause) {
    throw new StartFault({ code: 'file-broken', url }, { cause });
  }
}

/** File names of all packages in Pyodide's lock file. */
function fileNames(lock: unknown): readonly string[] {
  const packages: unknown = Object(lock).packages;
  return Object.values(Object(packages)).flatMap((each) => {
    const name: unknown = Object(each).file_name;
    return typeof name === 'string' ? [name] : [];
  });
}
