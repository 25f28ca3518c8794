/** Lines side by side in a gap of the drawing: each owner has one line, and lines that would cover each other lie apart. */
export class Tracks {
  readonly #stretches = new Map<string, { from: number; to: number }>();

  /** Has the owner's line reach over this stretch as well. */
  add(owner: string, a: number, b: number): void {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const known = this.#stretches.get(owner);
    this.#stretches.set(owner, {
      from: Math.min(from, known?.from ?? from),
      to: Math.max(to, known?.to ?? to),
    });
  }

  /** The line of each owner, counted from 0, and how many lines there are. Greedy colouring of intervals. */
  assign(): { readonly of: ReadonlyMap<string, number>; readonly count: number } {
    const ends: number[] = [];
    const of = new Map<string, number>();
    const inOrder = [...this.#stretches].sort(([, a], [, b]) => a.from - b.from || a.to - b.to);
    for (const [owner, { from, to }] of inOrder) {
      const free = ends.findIndex((end) => end < from);
      const track = free === -1 ? ends.length : free;
      ends[track] = to;
      of.set(owner, track);
    }
    return { of, count: ends.length };
  }
}
