export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly target: EventTarget;
}

/** Inside a text, left and right move the caret until it stands at the end of the text. */
function caretHolds(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const all = start === 0 && end === value.length;
  if (all) return false;
  if (key === 'ArrowLeft' || key === 'Home') return start !== 0 || end !== 0;
  return start !== value.length;
}

/** The cell that a key of the grid pattern leads to, or undefined if the key is not the grid's. */
export function cellAfterKey(
  { key, ctrlKey, target }: KeyPress,
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return caretHolds(target, key) ? undefined : { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return caretHolds(target, key)
        ? undefined
        : { row, column: Math.min(lastColumn, column + 1) };
    case 'Home':
      if (ctrlKey) return { row: 0, column: 0 };
      return caretHolds(target, key) ? undefined : { row, column: 0 };
    case 'End':
      if (ctrlKey) return { row: lastRow, column: lastColumn };
      return caretHolds(target, key) ? undefined : { row, column: lastColumn };
    default:
      return undefined;
  }
}
