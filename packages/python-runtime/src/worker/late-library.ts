import type { Downloads } from './downloads.ts';

/** What this needs of Emscripten's file system. */
interface LibraryFiles {
  readdir(path: string): string[];
  lookupPath(path: string): { readonly node: object };
  readonly ErrnoError: new (errno: number) => Error;
}

/** `EIO` of Emscripten: Python raises OSError. */
const ioError = 29;

/**
 * The standard library's file in a Python that has started without it: what a start needs is in its snapshot. The file comes in behind the
 * start; a program that imports more before that waits for it.
 */
export class LateLibrary {
  private readonly url: string;
  private readonly Request = XMLHttpRequest;
  private readonly downloads: Downloads;
  private readonly inTheWay = new AbortController();
  private bytes: Uint8Array | undefined;
  /** Resolves when the file is there, or cannot be had. */
  private coming: Promise<void> | undefined;

  constructor(url: string, downloads: Downloads) {
    this.url = url;
    this.downloads = downloads;
  }

  /** Puts the file where Pyodide has written an empty one. */
  mount(files: LibraryFiles): void {
    const name = files.readdir('/lib').find((each) => each.endsWith('.zip'));
    if (name === undefined) throw new Error('Pyodide has no file for the standard library.');
    const content = () => (this.bytes ??= this.waitFor(files.ErrnoError));
    Object.defineProperties(files.lookupPath(`/lib/${name}`).node, {
      contents: { get: content },
      usedBytes: { get: () => content().length },
    });
  }

  /** Begins to download, once. One that fails is asked for again by the first import that needs it. */
  begin(): Promise<void> {
    this.coming ??= this.download().catch(() => undefined);
    return this.coming;
  }

  /** Waits for the file if a program imports anything: its thread is then free to hear a stop. */
  async neededBy(code: string): Promise<void> {
    if (/\bimport\b/.test(code)) await this.begin();
  }

  private async download(): Promise<void> {
    const response = await this.downloads.fetched(this.url, this.inTheWay.signal);
    const file = await response.arrayBuffer();
    this.bytes ??= new Uint8Array(file);
  }

  /** For an import while Python runs: nothing else can be heard meanwhile. */
  private waitFor(ErrnoError: LibraryFiles['ErrnoError']): Uint8Array {
    // The browser would let this request wait for the other one, which cannot go on while this thread waits.
    this.inTheWay.abort();
    const request = new this.Request();
    request.open('GET', this.url, false);
    request.responseType = 'arraybuffer';
    try {
      request.send();
    } catch {
      throw new ErrnoError(ioError);
    }
    if (request.status !== 200) throw new ErrnoError(ioError);
    return new Uint8Array(request.response as ArrayBuffer);
  }
}
