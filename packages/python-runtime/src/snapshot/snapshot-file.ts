/**
 * The memory of a started Python as one file: `LMEM`, the length of Pyodide's own heading and the number of runs; then the runs, the heading,
 * and the pages that are kept. A run is a word: four times its number of pages, plus what they are. Words are little-endian and 32 bits wide.
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

/** What the pages of a run are: zeros, kept in the file, or what the module itself has put there: its strings and tables, a quarter of all. */
const pages = { zeros: 0, kept: 1, own: 2 } as const;
type Kind = (typeof pages)[keyof typeof pages];
interface Run {
  readonly kind: Kind;
  count: number;
}

/** Of every snapshot: known beforehand, so that the memory can be made before the file has come. */
export const snapshotMemoryBytes = 30 * 2 ** 20;

/**
 * Packs what Pyodide's `makeMemorySnapshot` gives: its heading and then the whole memory.
 * `own` is the memory that the module itself begins with.
 */
export function packSnapshot(made: Uint8Array, own: Uint8Array): Uint8Array<ArrayBuffer> {
  const headingBytes = new DataView(made.buffer, made.byteOffset).getUint32(4, true);
  const memory = made.subarray(headingBytes);
  if (memory.length !== snapshotMemoryBytes)
    throw new Error(
      `The memory of a started Python is ${memory.length} bytes: set snapshotMemoryBytes to that.`,
    );
  const runs = runsOf(memory, own);
  const headAt = 4 * (words + runs.length);
  const file = new Uint8Array(headAt + headingBytes + keptBytes(runs));
  const view = new DataView(file.buffer);
  const head = [
    magic,
    headingBytes,
    runs.length,
    ...runs.map(({ kind, count }) => 4 * count + kind),
  ];
  for (const [i, word] of head.entries()) view.setUint32(4 * i, word, true);
  file.set(made.subarray(0, headingBytes), headAt);
  let at = headAt + headingBytes;
  let from = 0;
  for (const { kind, count } of runs) {
    const bytes = count * pageBytes;
    if (kind === pages.kept) {
      file.set(memory.subarray(from, from + bytes), at);
      at += bytes;
    }
    from += bytes;
  }
  return file;
}

/** Reads a packed snapshot; throws if the bytes are not one. */
export function readSnapshot(file: Uint8Array<ArrayBuffer>): Snapshot {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (i: number) => view.getUint32(4 * i, true);
  if (file.byteLength < 4 * words || word(0) !== magic || file.byteLength < 4 * (words + word(2)))
    throw new Error('The snapshot of Python is broken.');
  const headingBytes = word(1);
  const runs = Array.from({ length: word(2) }, (_, i) => {
    const run = word(words + i);
    return { kind: (run % 4) as Kind, count: Math.floor(run / 4) };
  });
  const headAt = 4 * (words + runs.length);
  if (file.byteLength !== headAt + headingBytes + keptBytes(runs))
    throw new Error('The snapshot of Python is cut off.');
  return {
    heading: file.subarray(headAt, headAt + headingBytes),
    restore: (memory, untouched) => {
      let at = headAt + headingBytes;
      let from = 0;
      for (const { kind, count } of runs) {
        const bytes = count * pageBytes;
        if (kind === pages.kept) {
          memory.set(file.subarray(at, at + bytes), from);
          at += bytes;
        }
        // What the module has put there on its way to this point is overwritten. Zeros over zeros would make pages of what is none yet.
        if (kind === pages.zeros) memory.fill(0, from, Math.min(from + bytes, untouched));
        from += bytes;
      }
    },
  };
}

function keptBytes(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, { kind, count }) => sum + (kind === pages.kept ? count * pageBytes : 0),
    0,
  );
}

function runsOf(memory: Uint8Array, own: Uint8Array): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < memory.length; from += pageBytes) {
    const kind = kindOf(
      memory.subarray(from, from + pageBytes),
      own.subarray(from, from + pageBytes),
    );
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1 });
  }
  return runs;
}

function kindOf(page: Uint8Array, own: Uint8Array): Kind {
  if (page.every((byte) => byte === 0)) return pages.zeros;
  return page.every((byte, i) => byte === own[i]) ? pages.own : pages.kept;
}
