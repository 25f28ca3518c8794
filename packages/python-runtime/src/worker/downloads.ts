import { StartFault } from '../protocol/start-problem.ts';
import type { FromWorker, StartStage } from '../protocol/worker-messages.ts';

/** Raw size of what a start downloads, near enough for a progress bar. */
const expectedBytes = 18_000_000;
/** The counted file comes with others of about its size: counting those as well would take the thread a tenth of the start. */
const shareOfCounted = 0.5;
const betweenTellingsMs = 50;
/** More than either of the files that are counted. */
const roomBytes = 2 ** 24;

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

  /** A file; rejects with a fault that names it. */
  async fetched(url: string, signal?: AbortSignal): Promise<Response> {
    const { network } = this;
    const response = await network(url, signal && { signal }).catch((cause: unknown) => {
      throw new StartFault({ code: 'file-unreachable', url }, { cause });
    });
    if (response.ok) return response;
    throw new StartFault({ code: 'file-refused', url, status: response.status });
  }

  /** The start's largest file, its bytes told as they come. */
  async counted(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const reader = (await this.fetched(url)).body?.getReader();
    // Into one place as they come: a pile of pieces makes the garbage collector run in the midst of the start.
    let place = new Uint8Array(roomBytes);
    let length = 0;
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      const end = length + next.value.byteLength;
      if (end > place.length) place = withRoom(place, end);
      place.set(next.value, length);
      length = end;
      this.came(length);
    }
    return place.subarray(0, length);
  }

  /** So many bytes of the start's largest file have come. */
  came(bytes: number): void {
    this.loaded = bytes / shareOfCounted;
    if (performance.now() - this.toldAt < betweenTellingsMs) return;
    this.toldAt = performance.now();
    this.tell('download');
  }
}

function withRoom(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(2 * needed);
  wider.set(bytes);
  return wider;
}
