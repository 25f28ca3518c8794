import { entryText, indexAt, rowsOf, shapeText } from '../array/nd-array.ts';
import type { Lit } from '../matrix/matrix-cell.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { englishArrayAxis } from '../strings/array-axis.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { Reduction, ReductionCall } from './reduction.ts';

interface CollapsingArrayProps {
  readonly call: ReductionCall;
  readonly code: string;
  readonly reduction: Reduction;
  /** Entries of the result that are worked out; one more when all is done. */
  readonly position: number;
}

/** The array, and its result on the side to which the axis collapses: under it for axis 0, right of it for axis 1. */
export function CollapsingArray({ call, code, reduction, position }: CollapsingArrayProps) {
  const strings = useStrings('array-axis', englishArrayAxis);
  const { name, array, axis } = call;
  const [rows = 1, columns] = array.shape;
  const now = reduction.entries[position - 1];
  const lit = (row: number, column: number): Lit | undefined =>
    now?.at.includes(indexAt(array.shape, row, column)) ? 'row' : undefined;
  const texts = reduction.entries.map(({ value }, at) =>
    at < position ? entryText(value, reduction.float) : '?',
  );
  const beside = axis === 1 && columns !== undefined;
  const single = axis === undefined || columns === undefined;
  return (
    <div className="lw-collapse" data-axis={single ? 'all' : axis}>
      {columns !== undefined && (
        <>
          <span
            className="lw-axis-name"
            data-of="1"
            data-goes={(axis !== 0 && position > 0) || undefined}
          >
            {strings.axis(1, columns)} <span aria-hidden="true">→</span>
          </span>
          <span
            className="lw-axis-name"
            data-of="0"
            data-goes={(axis !== 1 && position > 0) || undefined}
          >
            {strings.axis(0, rows)} <span aria-hidden="true">↓</span>
          </span>
        </>
      )}
      <div className="lw-collapse-array">
        <MatrixGrid
          name={name}
          label={`${name}, ${shapeText(array.shape)}`}
          cells={rowsOf(
            array.shape,
            array.entries.map((entry) => entryText(entry, array.float)),
          )}
          lit={lit}
        />
      </div>
      <span className="lw-collapse-to" aria-hidden="true">
        {beside ? '→' : '↓'}
      </span>
      <div className="lw-collapse-result" data-number={single || undefined}>
        <MatrixGrid
          name={code}
          label={code}
          cells={beside ? texts.map((text) => [text]) : [texts]}
          lit={(row, column) => ((beside ? row : column) === position - 1 ? 'result' : undefined)}
        />
      </div>
    </div>
  );
}
