type Cells = readonly (string | number)[];

/** A table of GitHub's Markdown, for the results that are kept. Cells are written as they are. */
export function markdownTable(head: readonly string[], rows: readonly Cells[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
