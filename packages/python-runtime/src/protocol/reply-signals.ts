/**
 * A reply to a thread that waits and therefore hears no message, without shared memory. The frame makes `replySignals` `blob:` URLs beforehand. The waiting
 * thread can find out which of them have been revoked: one for each bit of the UUID in the URL of the reply's blob, and a last one that says that
 * the bits are set.
 */
export const uuidBits = 128;
export const replySignals = uuidBits + 1;

const hexDigits = /^[0-9a-f]{32}$/u;
const uuidLength = 36;

/** The bits of the UUID at the end of a `blob:` URL; undefined if it has none. */
export function bitsOf(url: string): readonly boolean[] | undefined {
  const hex = url.slice(-uuidLength).replaceAll('-', '');
  if (!hexDigits.test(hex)) return undefined;
  const number = BigInt(`0x${hex}`);
  return Array.from({ length: uuidBits }, (_, i) => ((number >> BigInt(i)) & 1n) === 1n);
}

/** The URL with the same beginning as `like` whose UUID has these bits. */
export function urlOf(bits: readonly boolean[], like: string): string {
  const number = bits.reduce((sum, bit, i) => (bit ? sum | (1n << BigInt(i)) : sum), 0n);
  const hex = number.toString(16).padStart(32, '0');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  return like.slice(0, -uuidLength) + uuid;
}
