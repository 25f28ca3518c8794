/**
 * The memory of a started interpreter, kept in this browser's Cache Storage: a later start copies it instead of running
 * Python's own start. It pairs with one standard library, so it is kept under that file's address.
 */
const cacheName = 'lemma-python-snapshot';
const lengthHeader = 'x-memory-bytes';

/** The kept memory; undefined if there is none or the browser keeps nothing. */
export async function readSnapshot(stdlib: string): Promise<Uint8Array | undefined> {
  try {
    const kept = await (await caches.open(cacheName)).match(keyOf(stdlib));
    if (!kept) return undefined;
    const memory = new Uint8Array(Number(kept.headers.get(lengthHeader)));
    memory.set(new Uint8Array(await kept.arrayBuffer()));
    return memory;
  } catch {
    return undefined;
  }
}

/** Whether this browser keeps memories and has none of this start yet. */
export async function missesSnapshot(stdlib: string): Promise<boolean> {
  try {
    return !(await (await caches.open(cacheName)).match(keyOf(stdlib)));
  } catch {
    return false;
  }
}

/** Keeps a memory in place of every earlier one. Rejects where the browser has no room. */
export async function keepSnapshot(stdlib: string, memory: Uint8Array): Promise<void> {
  await caches.delete(cacheName);
  const used = memory.slice(0, lastUsed(memory) + 1);
  const headers = { [lengthHeader]: String(memory.length) };
  await (await caches.open(cacheName)).put(keyOf(stdlib), new Response(used, { headers }));
}

export async function dropSnapshot(): Promise<void> {
  await caches.delete(cacheName);
}

/** A memory made with stack switching is of no use without it. */
function keyOf(stdlib: string): string {
  return `${stdlib}?snapshot=${'Suspending' in WebAssembly ? 'jspi' : 'plain'}`;
}

/** A third of the memory is zeros at its end. */
function lastUsed(memory: Uint8Array): number {
  let at = memory.length - 1;
  while (at > 0 && memory[at] === 0) at -= 1;
  return at;
}
