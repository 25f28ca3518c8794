import { type KeyboardEvent, useRef, useState } from 'react';
import { cellAfterKey } from '@lemma/lesson-renderer/interaction';
import { useStrings } from '../strings/use-strings.ts';
import { MatrixCell, type Lit } from './matrix-cell.tsx';
import { englishMatrix } from '../strings/matrix.ts';

export interface MatrixGridProps {
  /** Said as the name of the grid, with its size. */
  readonly name: string;
  /** Said in the place of name and size: an array of one axis has no number of rows. */
  readonly label?: string;
  readonly cells: readonly (readonly string[])[];
  readonly lit?: (row: number, column: number) => Lit | undefined;
  /** Given: the entries can be typed into. */
  readonly onEdit?: (row: number, column: number, text: string) => void;
  readonly invalid?: (row: number, column: number) => boolean;
  /** Given: Enter, Space or a press on an entry chooses it. */
  readonly onChoose?: (row: number, column: number) => void;
  /** Draws a bar before this column (augmented matrices). */
  readonly barBefore?: number;
}

/**
 * A matrix between brackets: one Tab stop; arrow keys, Home, End, Ctrl+Home and Ctrl+End move
 * between its entries.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { name, label, cells, lit, onEdit, invalid, onChoose, barBefore } = props;
  const strings = useStrings('matrix', englishMatrix);
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  const [active, setActive] = useState({ row: 0, column: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const current = {
    row: Math.min(active.row, rows - 1),
    column: Math.min(active.column, columns - 1),
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = cellAfterKey(event, current, { rows, columns });
    if (!next) return;
    event.preventDefault();
    setActive(next);
    grid.current
      ?.querySelector<HTMLElement>(`[data-at="${next.row},${next.column}"]`)
      ?.focus({ preventScroll: false });
  };

  return (
    <table
      className="lw-matrix"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern puts this role on a table
      role="grid"
      tabIndex={-1}
      ref={grid}
      aria-label={label ?? strings.matrix(name, rows, columns)}
      aria-readonly={!onEdit}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {cells.map((line, row) => (
          <tr key={row}>
            {line.map((text, column) => (
              <MatrixCell
                key={column}
                at={{ row, column }}
                text={text}
                lit={lit?.(row, column)}
                invalid={invalid?.(row, column) ?? false}
                tabbable={row === current.row && column === current.column}
                afterBar={barBefore === column}
                onFocus={() => setActive({ row, column })}
                name={strings.entry(row + 1, column + 1)}
                {...(onEdit && { onEdit: (value: string) => onEdit(row, column, value) })}
                {...(onChoose && { onChoose: () => onChoose(row, column) })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
