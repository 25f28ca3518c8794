/** Prints a table for people, and with `--json` one JSON object as the last line for machines. */
export function printTable(rows: readonly Record<string, string | number>[], json: unknown): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: Record<string, string | number>, column: string) => String(row[column] ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => cell(row, column).length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line(columns));
  console.log(line(widths.map((width) => '─'.repeat(width))));
  for (const row of rows) console.log(line(columns.map((column) => cell(row, column))));
  if (process.argv.includes('--json')) console.log(JSON.stringify(json));
}
