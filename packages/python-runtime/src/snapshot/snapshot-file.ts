/**
 * The memory of a started Python as one file: `LMEM`, the length of Pyodide's own heading and the number of runs; then the runs (first
 * page and number of pages each), the heading, and the pages that are not all zeros. Words are little-endian and 32 bits wide.
 */
export interface Snapshot {
  /** What Pyodide writes before the memory. */
  readonly heading: Uint8Array<ArrayBuffer>;
  /** Makes a memory of `snapshotMemoryBytes` the one that was packed; from `untouched` on it holds zeros. */
  restore(memory: Uint8Array, untouched: number): void;
}

const magic = 0x4d_45_4d_4c;
const pageBytes = 4096;
const words = 3;

/** Of every snapshot: known beforehand, so that the memory can be made before the file has come. */
export const snapshotMemoryBytes = 30 * 2 ** 20;

/** Packs what Pyodide's `makeMemorySnapshot` gives: its heading and then the whole memory. */
export function packSnapshot(made: Uint8Array): Uint8Array<ArrayBuffer> {
  const headingBytes = new DataView(made.buffer, made.byteOffset).getUint32(4, true);
  const memory = made.subarray(headingBytes);
  if (memory.length !== snapshotMemoryBytes)
    throw new Error(
      `The memory of a started Python is ${memory.length} bytes: set snapshotMemoryBytes to that.`,
    );
  const runs = usedRuns(memory);
  const used = runs.reduce((sum, [, pages]) => sum + pages * pageBytes, 0);
  const headAt = 4 * (words + 2 * runs.length);
  const file = new Uint8Array(headAt + headingBytes + used);
  const view = new DataView(file.buffer);
  const head = [magic, headingBytes, runs.length];
  for (const [i, word] of [...head, ...runs.flat()].entries()) view.setUint32(4 * i, word, true);
  file.set(made.subarray(0, headingBytes), headAt);
  let at = headAt + headingBytes;
  for (const [first, pages] of runs) {
    file.set(memory.subarray(first * pageBytes, (first + pages) * pageBytes), at);
    at += pages * pageBytes;
  }
  return file;
}

/** Reads a packed snapshot; throws if the bytes are not one. */
export function readSnapshot(file: Uint8Array<ArrayBuffer>): Snapshot {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (i: number) => view.getUint32(4 * i, true);
  if (
    file.byteLength < 4 * words ||
    word(0) !== magic ||
    file.byteLength < 4 * (words + 2 * word(2))
  )
    throw new Error('The snapshot of Python is broken.');
  const headingBytes = word(1);
  const runs = word(2);
  const headAt = 4 * (words + 2 * runs);
  if (file.byteLength !== headAt + headingBytes + pageBytes * pagesOf(runs, word))
    throw new Error('The snapshot of Python is cut off.');
  return {
    heading: file.subarray(headAt, headAt + headingBytes),
    restore: (memory, untouched) => {
      // What the module itself has put there on its way to this point is overwritten. Zeros over zeros would make pages of what is none yet.
      const clear = (from: number, to: number) => memory.fill(0, from, Math.min(to, untouched));
      let at = headAt + headingBytes;
      let zeroFrom = 0;
      for (let i = 0; i < runs; i += 1) {
        const first = word(words + 2 * i) * pageBytes;
        const bytes = word(words + 2 * i + 1) * pageBytes;
        clear(zeroFrom, first);
        memory.set(file.subarray(at, at + bytes), first);
        at += bytes;
        zeroFrom = first + bytes;
      }
      clear(zeroFrom, memory.length);
    },
  };
}

function pagesOf(runs: number, word: (i: number) => number): number {
  let pages = 0;
  for (let i = 0; i < runs; i += 1) pages += word(words + 2 * i + 1);
  return pages;
}

/** Runs of pages that are not all zeros. */
function usedRuns(memory: Uint8Array): (readonly [first: number, pages: number])[] {
  const runs: [number, number][] = [];
  for (let page = 0; page * pageBytes < memory.length; page += 1) {
    const bytes = memory.subarray(page * pageBytes, (page + 1) * pageBytes);
    if (bytes.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else runs.push([page, 1]);
  }
  return runs;
}
