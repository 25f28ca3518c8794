import type { FromWorker } from '../protocol/worker-messages.ts';
import type { PageFiles } from './page-files.ts';
import type { WaitingThread } from './waiting-thread.ts';

/** What this needs of Emscripten's file system. */
interface LibraryFiles {
  readdir(path: string): string[];
  lookupPath(path: string): { readonly node: object };
  readonly ErrnoError: new (errno: number) => Error;
}

/** `EIO` of Emscripten: Python raises OSError. */
const ioError = 29;

/** What the library needs of the worker around. */
export interface LibrarySource {
  readonly url: string;
  readonly files: PageFiles;
  readonly thread: WaitingThread;
  readonly post: (message: FromWorker) => void;
}

/**
 * The standard library's file in a Python that has started without it: what a start needs is in its snapshot. The file comes in behind the
 * start; a program that imports more before that waits for it.
 */
export class LateLibrary {
  readonly #source: LibrarySource;
  #bytes: Uint8Array | undefined;
  /** Resolves when the file is there, or cannot be had. */
  #coming: Promise<void> | undefined;

  constructor(source: LibrarySource) {
    this.#source = source;
  }

  /** Puts the file where Pyodide has written an empty one. */
  mount(files: LibraryFiles): void {
    const name = files.readdir('/lib').find((each) => each.endsWith('.zip'));
    if (name === undefined) throw new Error('Pyodide has no file for the standard library.');
    const content = () => (this.#bytes ??= this.#waitFor(files.ErrnoError));
    Object.defineProperties(files.lookupPath(`/lib/${name}`).node, {
      contents: { get: content },
      usedBytes: { get: () => content().length },
    });
  }

  /** Asks the page for the file, once. One that fails is asked for again by the first import that needs it. */
  begin(): Promise<void> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  /** Waits for the file if a program imports anything, and else for what an import that nobody can foresee would need. */
  async neededBy(code: string): Promise<void> {
    if (/\bimport\b/.test(code)) await this.begin();
    if (!this.#bytes) await this.#source.thread.ready;
  }

  async #fetch(): Promise<void> {
    const { files, url } = this.#source;
    const bytes = await files.ask(url);
    if (bytes) this.#bytes ??= new Uint8Array(bytes);
  }

  /** For an import while Python runs: nothing else can be heard meanwhile. */
  #waitFor(ErrnoError: LibraryFiles['ErrnoError']): Uint8Array {
    const { post, url, thread } = this.#source;
    post({ type: 'want', url, waits: true });
    const reply = thread.wait(() => false);
    if (reply instanceof ArrayBuffer) return new Uint8Array(reply);
    throw new ErrnoError(ioError);
  }
}
