export interface MatrixProps {
  /** Entries by row, as they are shown. */
  readonly rows: readonly (readonly number[])[];
  /** What all its entries are marked as. */
  readonly mark?: 'lit' | 'found';
  /** Spoken for it. Default: its rows. */
  readonly label?: string;
}

/** A matrix between brackets, set as the widgets of lessons set it. */
export function Matrix({ rows, mark, label = spoken(rows) }: MatrixProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className="matrix"
      style={{ gridTemplateColumns: `repeat(${rows[0]?.length ?? 1}, var(--cell))` }}
    >
      {rows.map((row, i) =>
        row.map((entry, j) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
          <span key={`${i} ${j}`} className={mark}>
            {withMinus(entry)}
          </span>
        )),
      )}
    </span>
  );
}

/** A number with a minus sign in place of the hyphen. */
function withMinus(entry: number): string {
  return String(entry).replace('-', '−');
}

function spoken(rows: MatrixProps['rows']): string {
  const texts = rows.map((row) => `(${row.map(withMinus).join(', ')})`);
  if (rows.every((row) => row.length === 1))
    return `the vector (${rows.flat().map(withMinus).join(', ')})`;
  return `the matrix with rows ${texts.join(', ')}`;
}
