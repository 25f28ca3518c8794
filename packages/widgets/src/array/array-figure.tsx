import type { Lit } from '../matrix/matrix-cell.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { rowsOf, shapeText } from './nd-array.ts';

interface ArrayFigureProps {
  /** The name or the expression over the array, as in code. */
  readonly name: string;
  /** As it is drawn. */
  readonly shape: readonly number[];
  /** In C order. */
  readonly texts: readonly string[];
  /** Beside the name; the shape where nothing is given. */
  readonly note?: string;
  /** What stands before it in an expression. */
  readonly sign?: string;
  readonly lit?: (row: number, column: number) => Lit | undefined;
  readonly onChoose?: (row: number, column: number) => void;
}

/** An array between brackets under its name and shape. One axis is drawn as one row, a number as one entry. */
export function ArrayFigure({
  name,
  shape,
  texts,
  note = shapeText(shape),
  sign,
  lit,
  onChoose,
}: ArrayFigureProps) {
  return (
    <div className="lw-array">
      {sign !== undefined && <span className="lw-array-sign">{sign}</span>}
      <p className="lw-array-name">
        <code className="lw-code">{name}</code> {note}
      </p>
      <div className="lw-array-grid" data-axes={shape.length}>
        <MatrixGrid
          name={name}
          label={`${name}, ${note}`}
          cells={rowsOf(shape, texts)}
          {...(lit && { lit })}
          {...(onChoose && { onChoose })}
        />
      </div>
    </div>
  );
}
