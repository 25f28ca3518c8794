import { useState } from 'react';
import { show } from '../plane/coordinates.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { type Matrix2, readMatrix2 } from './matrix2.ts';
import { parseRational } from '../number/rational.ts';

interface Matrix2FieldProps {
  readonly name: string;
  readonly matrix: Matrix2;
  /** Given: the entries can be typed into. */
  readonly onChange?: (matrix: Matrix2) => void;
}

const textsOf = (matrix: Matrix2): readonly (readonly string[])[] =>
  matrix.map((row) => row.map(show));

/** `A =` and its four entries. What is typed and cannot be read yet stays in the field, marked. */
export function Matrix2Field({ name, matrix, onChange }: Matrix2FieldProps) {
  const [draft, setDraft] = useState<readonly (readonly string[])[]>();
  const cells = draft ?? textsOf(matrix);
  const unreadable = (row: number, column: number) =>
    parseRational(cells[row]?.[column] ?? '') === undefined;
  const problem = draft !== undefined && readMatrix2(draft) === undefined;

  const edit = (row: number, column: number, text: string) => {
    const next = cells.map((line, r) => (r === row ? line.with(column, text) : line));
    const read = readMatrix2(next);
    setDraft(next);
    if (read) onChange?.(read);
  };

  return (
    <div
      onBlur={() => {
        if (!problem) setDraft(undefined);
      }}
    >
      <div className="lw-matrix-line">
        <span>{name} =</span>
        <MatrixGrid
          name={name}
          cells={cells}
          invalid={unreadable}
          {...(onChange && { onEdit: edit })}
        />
      </div>
      {problem && (
        <p className="lw-problem">
          An entry of {name} cannot be read. Type a number or a fraction like 1/2.
        </p>
      )}
    </div>
  );
}
