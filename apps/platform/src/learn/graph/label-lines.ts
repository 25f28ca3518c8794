const MOST_LINES = 2;

/** Breaks a title into at most two lines of about `most` characters; what does not fit ends in an ellipsis. */
export function labelLines(title: string, most = 15): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines.map((line) => cut(line, most + 3));
  const [first = '', second = ''] = lines;
  return [cut(first, most + 3), `${cut(second, most - 1).replace(/…$/u, '')}…`];
}

function cut(line: string, most: number): string {
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
