/**
 * A seeded source of numbers in [0, 1): mulberry32 over a mixed seed, so that neighbouring seeds do not give
 * neighbouring draws. Public domain (Tommy Ettinger). Not for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = mixSeed(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number in [low, high], both included; `low` where the range is empty. */
export function randomInteger(random: () => number, low: number, high: number): number {
  return high > low ? low + Math.floor(random() * (high - low + 1)) : low;
}

/** 32-bit hash of any numbers: seeds of things inside a seeded thing. */
export function mixSeed(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const whole = Number.isFinite(part) ? Math.trunc(part) : 0;
    for (const word of [whole >>> 0, Math.floor(whole / 4294967296) >>> 0]) {
      hash = Math.imul(hash ^ word, 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      hash ^= hash >>> 16;
    }
  }
  return hash >>> 0;
}

/** 32-bit FNV-1a of a text: turns a uid into a seed. */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A shuffled copy (Fisher–Yates); the same seed gives the same order. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = randomInteger(random, 0, i);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
