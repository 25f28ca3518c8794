import { useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { type Matrix2, readEntry, readMatrix2 } from './matrix2.ts';
import { englishMatrix } from '../strings/matrix.ts';

interface Matrix2FieldProps {
  readonly name: string;
  readonly matrix: Matrix2;
  /** Given: the entries can be typed into. */
  readonly onChange?: (matrix: Matrix2) => void;
  /** Takes the sentence that is shown while an entry cannot be read. */
  readonly onProblem?: (problem: string) => void;
}

const entryText = (value: number): string => String(Number(value.toFixed(6)));

interface Draft {
  readonly texts: readonly (readonly string[])[];
  /** The matrix that the texts belong to: another one, set from outside, makes them stale. */
  readonly matrix: Matrix2;
}

/** `A =` and its four entries. What is typed stays as typed; what cannot be read is marked and explained. */
export function Matrix2Field({ name, matrix, onChange, onProblem }: Matrix2FieldProps) {
  const strings = useStrings('matrix', englishMatrix);
  const [draft, setDraft] = useState<Draft>();
  const cells = draft?.matrix === matrix ? draft.texts : matrix.map((row) => row.map(entryText));
  const problem = readMatrix2(cells) === undefined;

  const edit = (row: number, column: number, text: string) => {
    const texts = cells.map((line, r) => (r === row ? line.with(column, text) : line));
    const read = readMatrix2(texts);
    setDraft({ texts, matrix: read ?? matrix });
    if (read) onChange?.(read);
    else onProblem?.(strings.unreadable(name));
  };

  return (
    <>
      <div className="lw-matrix-line">
        <span>{name} =</span>
        <MatrixGrid
          name={name}
          cells={cells}
          invalid={(row, column) => readEntry(cells[row]?.[column] ?? '') === undefined}
          {...(onChange && { onEdit: edit })}
        />
      </div>
      {problem && <p className="lw-problem">{strings.unreadable(name)}</p>}
    </>
  );
}
