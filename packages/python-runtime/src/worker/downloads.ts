import type { FromWorker, StartStage } from '../protocol/worker-messages.ts';

/** Raw size of what a start downloads, near enough for a progress bar. */
const expectedBytes = 23_000_000;
/** The counted file comes with others of about its size: counting those as well would take the thread a tenth of the start. */
const shareOfCounted = 0.5;
const betweenTellingsMs = 50;

/** Fetches the files of a start and tells how many bytes have come. */
export class Downloads {
  /** Kept before the worker deletes it from its globals. */
  readonly network = fetch;
  readonly location = location;
  private readonly post: (message: FromWorker) => void;
  private loaded = 0;
  private toldAt = 0;

  constructor(post: (message: FromWorker) => void) {
    this.post = post;
  }

  tell(stage: StartStage): void {
    const { loaded } = this;
    this.post({ type: 'progress', stage, loaded, total: Math.max(expectedBytes, loaded) });
  }

  /** A file; rejects with a sentence that names it. */
  async fetched(url: string, signal?: AbortSignal): Promise<Response> {
    const { network } = this;
    const response = await network(url, signal && { signal }).catch((cause: unknown) => {
      throw new Error(`${url} could not be fetched.`, { cause });
    });
    if (response.ok) return response;
    throw new Error(
      `${url} answered ${response.status}. Is the folder of Python's files served there?`,
    );
  }

  /** The start's largest file, its bytes told as they come. */
  async counted(url: string): Promise<ArrayBuffer> {
    const reader = (await this.fetched(url)).body?.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      chunks.push(next.value);
      length += next.value.byteLength;
      this.count(length);
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.byteLength;
    }
    return whole.buffer;
  }

  private count(bytes: number): void {
    this.loaded = bytes / shareOfCounted;
    if (performance.now() - this.toldAt < betweenTellingsMs) return;
    this.toldAt = performance.now();
    this.tell('download');
  }
}
