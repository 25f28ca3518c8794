const hole = /\{\{(?:"[^"]*"|[^{}"])*\}\}/g;

/**
 * The column (from 1) in a line of a template that a column of the filled line came from. What a `{{…}}` gave
 * points at the braces.
 */
export function sourceColumn(template: string, filled: string, column: number): number {
  /** How far both lines have been read, from 0. */
  let source = 0;
  let instance = 0;
  for (const match of template.matchAll(hole)) {
    const before = match.index - source;
    if (column - 1 < instance + before) return source + (column - 1 - instance) + 1;
    const value = instance + before;
    const after = match.index + match[0].length;
    const end = endOfValue(template, filled, after, value);
    if (column - 1 < end) return match.index + 1;
    source = after;
    instance = end;
  }
  return source + (column - 1 - instance) + 1;
}

/** Where the text after a hole goes on in the filled line. */
function endOfValue(template: string, filled: string, after: number, value: number): number {
  const next = template.indexOf('{{', after);
  const text = template.slice(after, next < 0 ? undefined : next);
  if (next < 0) return Math.max(value, filled.length - text.length);
  return text === '' ? value : Math.max(value, filled.indexOf(text, value));
}
