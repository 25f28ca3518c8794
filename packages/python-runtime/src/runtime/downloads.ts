import { StartFault } from '../protocol/start-problem.ts';
import type { StartStage } from '../protocol/worker-messages.ts';
import type { Progress } from './start-progress.ts';

/** Raw size of what a start downloads, near enough for a progress bar. */
const expectedBytes = 18_000_000;
/** The counted file comes with others of about its size: counting those as well would take a tenth of the start. */
const shareOfCounted = 0.5;
const betweenReportsMs = 50;
/** More than either of the files that are counted. */
const roomBytes = 2 ** 24;

/** A file; rejects with a fault that names it. */
export async function fetched(url: string): Promise<Response> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new StartFault({ code: 'file-unreachable', url }, { cause });
  });
  if (response.ok) return response;
  throw new StartFault({ code: 'file-refused', url, status: response.status });
}

/** A file's bytes. A connection that is lost on the way is a fault as well. */
export async function fetchedBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetched(url);
  return response.arrayBuffer().catch((cause: unknown) => {
    throw new StartFault({ code: 'file-unreachable', url }, { cause });
  });
}

/** Fetches the largest file of one start, and reports how many bytes have come. */
export class Downloads {
  readonly #report: (progress: Progress) => void;
  #loaded = 0;
  #reportedAt = 0;

  constructor(report: (progress: Progress) => void) {
    this.#report = report;
  }

  report(stage: StartStage): void {
    const loaded = this.#loaded;
    this.#report({ stage, loaded, total: Math.max(expectedBytes, loaded) });
  }

  /** The start's largest file, its bytes reported as they come. */
  async counted(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const reader = (await fetched(url)).body?.getReader();
    const next = () =>
      reader?.read().catch((cause: unknown) => {
        throw new StartFault({ code: 'file-unreachable', url }, { cause });
      });
    // Into one place as they come: a pile of pieces makes the garbage collector run in the midst of the start.
    let place = new Uint8Array(roomBytes);
    let length = 0;
    for (let piece = await next(); piece?.value; piece = await next()) {
      const end = length + piece.value.byteLength;
      if (end > place.length) place = withRoom(place, end);
      place.set(piece.value, length);
      length = end;
      this.came(length);
    }
    return new Uint8Array(place.buffer.transfer(length));
  }

  /** So many bytes of the start's largest file have come. */
  came(bytes: number): void {
    this.#loaded = bytes / shareOfCounted;
    if (performance.now() - this.#reportedAt < betweenReportsMs) return;
    this.#reportedAt = performance.now();
    this.report('download');
  }
}

function withRoom(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(2 * needed);
  wider.set(bytes);
  return wider;
}
