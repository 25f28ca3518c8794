/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, base64, as `sha256-…`. Synchronous, and there in every
 * browser context: `crypto.subtle` is neither.
 */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  const view = new DataView(message.buffer);
  for (let block = 0; block < message.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15] ?? 0;
      const b = words[i - 2] ?? 0;
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
    }
    compress(state, words);
  }
  const bytes = new Uint8Array(32);
  const out = new DataView(bytes.buffer);
  for (const [i, word] of state.entries()) out.setUint32(i * 4, word);
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    // One by one: an array for each of the 64 rounds took most of the time.
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] ?? 0) + (added[i] ?? 0);
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, bytes.length * 8);
  return message;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Fractional parts of the roots of the first primes, as the standard derives its constants. */
function rootFractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const initial = rootFractions(8, Math.sqrt);
const constants = rootFractions(64, Math.cbrt);
