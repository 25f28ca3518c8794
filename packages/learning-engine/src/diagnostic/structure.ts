import type { DiagnosticLesson } from './diagnostic-state.ts';

/**
 * The lessons of a diagnostic by index. Far relations are walked when they are needed: kept for every lesson, they
 * would take memory with the square of a long chain.
 */
export interface Structure {
  readonly size: number;
  readonly parents: readonly (readonly number[])[];
  readonly children: readonly (readonly number[])[];
  /** How many lessons come before each, and how many build on it. */
  readonly ancestorCount: Uint32Array;
  readonly descendantCount: Uint32Array;
  /** Longest way from a lesson without prerequisites, 0 to 1 over the course. */
  readonly height: readonly number[];
}

const known = new WeakMap<readonly DiagnosticLesson[], Structure>();

/** Found once for each list of lessons; indexes that do not point backwards are ignored, so any input is safe. */
export function structureOf(lessons: readonly DiagnosticLesson[]): Structure {
  const found = known.get(lessons) ?? build(lessons);
  known.set(lessons, found);
  return found;
}

function build(lessons: readonly DiagnosticLesson[]): Structure {
  const size = lessons.length;
  const parents = lessons.map(({ prerequisites }, i) =>
    prerequisites.filter((p) => p >= 0 && p < i),
  );
  const children: number[][] = lessons.map(() => []);
  const depths: number[] = [];
  for (const [i, direct] of parents.entries()) {
    for (const parent of direct) children[parent]?.push(i);
    depths.push(direct.reduce((most, parent) => Math.max(most, 1 + (depths[parent] ?? 0)), 0));
  }
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 1);
  return {
    size,
    parents,
    children,
    ancestorCount: countReached(parents),
    descendantCount: countReached(mirrored(children)).toReversed(),
    height: depths.map((depth) => depth / deepest),
  };
}

/**
 * How many lessons each one reaches along these edges, which point backwards, counted 32 targets at a time: a pass carries
 * the bits of a block along the edges. Takes edges · lessons / 64 steps and memory for one number a lesson.
 */
function countReached(next: readonly (readonly number[])[]): Uint32Array {
  const counts = new Uint32Array(next.length);
  const reached = new Uint32Array(next.length);
  for (let block = 0; block < next.length; block += 32) {
    reached.fill(0, Math.max(0, block - 32), block);
    for (let place = block; place < next.length; place += 1) {
      let bits = 0;
      for (const to of next[place] ?? []) {
        bits |= reached[to] ?? 0;
        if (to >= block && to < block + 32) bits |= 1 << (to - block);
      }
      reached[place] = bits;
      if (bits !== 0) counts[place] = (counts[place] ?? 0) + ones(bits);
    }
  }
  return counts;
}

/** The same edges with places counted from the end, so that those that pointed forwards point backwards. */
function mirrored(next: readonly (readonly number[])[]): number[][] {
  const last = next.length - 1;
  return next.map((to) => to.map((place) => last - place)).toReversed();
}

/** Bits that are set, counted in parallel (Warren, "Hacker's Delight", 2nd edition, figure 5–2). */
function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Everything reached from a lesson along these edges, without itself. */
export function reachedFrom(place: number, next: readonly (readonly number[])[]): number[] {
  const found: number[] = [];
  const seen = new Set([place]);
  const queue = [place];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const to of next[at] ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        found.push(to);
        queue.push(to);
      }
  return found;
}
