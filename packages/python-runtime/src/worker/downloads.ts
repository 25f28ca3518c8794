import type { FromWorker, StartStage } from '../protocol/worker-messages.ts';

/** Raw sizes of what a start downloads, near enough for a progress bar. */
const expectedBytes = 15_000_000;

/** Fetches the files of a start and tells how many bytes have come. */
export class Downloads {
  /** Kept before the worker deletes it from its globals. */
  readonly network = fetch;
  readonly location = location;
  private readonly post: (message: FromWorker) => void;
  private loaded = 0;

  constructor(post: (message: FromWorker) => void) {
    this.post = post;
  }

  tell(stage: StartStage): void {
    const { loaded } = this;
    this.post({ type: 'progress', stage, loaded, total: Math.max(expectedBytes, loaded) });
  }

  /** A file; rejects with a sentence that names it. */
  async fetched(url: string): Promise<Response> {
    const { network } = this;
    const response = await network(url).catch((cause: unknown) => {
      throw new Error(`${url} could not be fetched.`, { cause });
    });
    if (response.ok) return response;
    throw new Error(
      `${url} answered ${response.status}. Is the folder of Python's files served there?`,
    );
  }

  /** A file whose bytes are counted as they come. */
  async counted(url: string): Promise<Response> {
    const response = await this.fetched(url);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.loaded += chunk.byteLength;
        this.tell('download');
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counter), {
      headers: { 'content-type': response.headers.get('content-type') ?? '' },
    });
  }
}
