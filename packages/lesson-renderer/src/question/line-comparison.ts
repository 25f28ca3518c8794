/** One row of two programs side by side. A side without a line has nothing there. */
export interface ComparedLine {
  readonly own?: string;
  readonly right?: string;
  readonly same: boolean;
}

/** Longest program that is compared line by line. A longer one is set beside the other as it is. */
const mostLines = 400;

/**
 * Sets two programs side by side: common lines in one row (the longest common subsequence, white space at line ends
 * aside), and what differs between them row by row.
 */
export function compareLines(own: string, right: string): readonly ComparedLine[] {
  const a = linesOf(own);
  const b = linesOf(right);
  const rows: ComparedLine[] = [];
  const differing = (from: number, to: number, start: number, end: number) => {
    for (let k = 0; k < Math.max(to - from, end - start); k += 1)
      rows.push({
        ...(from + k < to ? { own: a[from + k] ?? '' } : {}),
        ...(start + k < end ? { right: b[start + k] ?? '' } : {}),
        same: false,
      });
  };
  let [i, j] = [0, 0];
  for (const [x, y] of commonLines(a, b)) {
    differing(i, x, j, y);
    rows.push({ own: a[x] ?? '', right: b[y] ?? '', same: true });
    [i, j] = [x + 1, y + 1];
  }
  differing(i, a.length, j, b.length);
  return rows;
}

/** Indexes of the lines of a longest common subsequence, in order. */
function commonLines(
  a: readonly string[],
  b: readonly string[],
): readonly (readonly [number, number])[] {
  if (a.length > mostLines || b.length > mostLines) return [];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
}

function linesOf(program: string): readonly string[] {
  const lines = program.split(/\r?\n/).map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
