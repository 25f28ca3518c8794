/** Letters that a slip of the finger changes, leaves out or adds. */
const furthest = 2;

/** "Did you mean …" for a name that is close to a known one or begins it, else the given advice. */
export function nearest(name: string, known: readonly string[], otherwise: string): string {
  // Of a short name, half would be another name: `pos` is no `on`.
  const most = Math.min(furthest, Math.floor(name.length / 2));
  const begun = name.length > 2 && known.find((one) => one.startsWith(name.toLowerCase()));
  if (begun) return `Did you mean "${begun}"?`;
  const close = known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)[0];
  return close ? `Did you mean "${close.candidate}"?` : otherwise;
}

/** Levenshtein's distance, for names of at most 40 characters; Infinity once it is beyond the furthest. */
function distance(a: string, b: string): number {
  if (a.length > 40 || b.length > 40) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    if (Math.min(...next) > furthest) return Infinity;
    row = next;
  }
  return row[b.length] ?? 0;
}
