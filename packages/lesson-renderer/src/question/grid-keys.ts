interface Place {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Where a key leads in a grid of text fields. Left and right leave a field only from the edge of its text. */
export function moveInGrid(
  key: string,
  input: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>,
  { row, column, rows, columns }: Place,
): { readonly row: number; readonly column: number } | undefined {
  const { selectionStart, selectionEnd, value } = input;
  const atStart = selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length);
  const atEnd =
    selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length);
  if (key === 'ArrowUp' && row > 0) return { row: row - 1, column };
  if (key === 'ArrowDown' && row < rows - 1) return { row: row + 1, column };
  if (key === 'ArrowLeft' && atStart && column > 0) return { row, column: column - 1 };
  if (key === 'ArrowRight' && atEnd && column < columns - 1) return { row, column: column + 1 };
  return undefined;
}
