import { expect, it } from 'vitest';
import { packSnapshot, readSnapshot, snapshotMemoryBytes } from './snapshot-file.ts';

const headingBytes = 128;

const noData = new Uint8Array(snapshotMemoryBytes);

/** As Pyodide makes it: a heading whose second word is its length, then the memory. */
function made(fill: (memory: Uint8Array) => void): Uint8Array {
  const bytes = new Uint8Array(headingBytes + snapshotMemoryBytes);
  new DataView(bytes.buffer).setUint32(4, headingBytes, true);
  bytes[headingBytes - 1] = 7;
  fill(bytes.subarray(headingBytes));
  return bytes;
}

it('a memory is the same after packing, whatever was in its place before', () => {
  const bytes = made((memory) => {
    memory.fill(3, 5_000, 20_000);
    memory[snapshotMemoryBytes - 1] = 9;
  });
  const file = packSnapshot(bytes, noData);
  expect(file.length).toBeLessThan(40_000);
  const snapshot = readSnapshot(file);
  expect(snapshot.heading).toEqual(bytes.slice(0, headingBytes));
  const memory = new Uint8Array(snapshotMemoryBytes);
  memory.fill(255, 0, 2_000_000);
  snapshot.restore(memory, 2_000_000);
  expect(Buffer.compare(memory, bytes.subarray(headingBytes))).toBe(0);
});

it('pages that are as the module itself makes them are not stored, and stay as they are', () => {
  const data = new Uint8Array(snapshotMemoryBytes).fill(5, 4_096, 1_000_000);
  const bytes = made((memory) => {
    memory.set(data);
    memory[500_000] = 9;
  });
  const file = packSnapshot(bytes, data);
  expect(file.length).toBeLessThan(10_000);
  const memory = data.slice();
  readSnapshot(file).restore(memory, 1_000_000);
  expect(Buffer.compare(memory, bytes.subarray(headingBytes))).toBe(0);
});

it('what is no snapshot is refused', () => {
  expect(() => readSnapshot(new TextEncoder().encode('<!doctype html>'))).toThrow('broken');
  expect(() => readSnapshot(new Uint8Array())).toThrow('broken');
});

it('a snapshot that did not come whole is refused', () => {
  const file = packSnapshot(
    made((memory) => memory.fill(3, 5_000, 20_000)),
    noData,
  );
  expect(() => readSnapshot(file.subarray(0, -1))).toThrow('cut off');
  expect(() => readSnapshot(file.subarray(0, 10))).toThrow('broken');
});

it('a memory of another size is refused', () => {
  expect(() => packSnapshot(made(() => undefined).subarray(0, 10_000), noData)).toThrow(
    'snapshotMemoryBytes',
  );
});
