/** A cell of a grid; rows and columns count from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly target: EventTarget;
}

/**
 * The cell that a key leads to in a grid (arrow keys, Home, End, Ctrl+Home, Ctrl+End); undefined if the key leads to no
 * other cell. In a text field Left, Right, Home and End leave it only from the edge of its text, or when all of it is
 * selected.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function cellAfterKey(
  press: KeyPress,
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  const target = targetOf(press, { row, column }, size);
  if (!target || target.row < 0 || target.column < 0) return undefined;
  if (target.row >= size.rows || target.column >= size.columns) return undefined;
  return target.row === row && target.column === column ? undefined : target;
}

function targetOf(
  { key, ctrlKey, target }: KeyPress,
  { row, column }: CellPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'Home' && ctrlKey) return { row: 0, column: 0 };
  if (key === 'End' && ctrlKey) return { row: rows - 1, column: columns - 1 };
  if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) || staysInText(target, key))
    return undefined;
  if (key === 'ArrowLeft') return { row, column: column - 1 };
  if (key === 'ArrowRight') return { row, column: column + 1 };
  return { row, column: key === 'Home' ? 0 : columns - 1 };
}

/** Inside a text the key moves the caret until it stands at the edge. */
function staysInText(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart: start, selectionEnd: end, value } = target;
  if (start === 0 && end === value.length) return false;
  if (key === 'ArrowLeft' || key === 'Home') return start !== 0 || end !== 0;
  return start !== value.length;
}
