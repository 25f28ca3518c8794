const opening = /^ {0,3}(:{3,})[A-Za-z]/;
const closing = /^ {0,3}(:{3,})\s*$/;

/** Lines (from 0) of containers that nothing closes. A closing fence ends the outermost container of at most its length. */
export function unclosedContainers(lines: readonly string[]): ReadonlySet<number> {
  const open: { readonly line: number; readonly size: number }[] = [];
  /** For each size, the outermost open container: found at once, however many are open. */
  const outermost = new Map<number, number>();
  for (const [line, text] of lines.entries()) {
    const opened = opening.exec(text)?.[1]?.length;
    if (opened !== undefined) {
      if (!outermost.has(opened)) outermost.set(opened, open.length);
      open.push({ line, size: opened });
      continue;
    }
    const closed = closing.exec(text)?.[1]?.length;
    if (closed === undefined) continue;
    let index = open.length;
    for (const [size, first] of outermost) if (size <= closed) index = Math.min(index, first);
    if (index === open.length) continue;
    open.length = index;
    for (const [size, first] of outermost) if (first >= index) outermost.delete(size);
  }
  return new Set(open.map(({ line }) => line));
}
