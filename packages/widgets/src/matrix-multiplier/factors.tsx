import type { ReactNode } from 'react';
import type { Lit } from '../matrix/matrix-cell.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { useStrings } from '../strings/use-strings.ts';
import {
  columnsOf,
  type Matrix,
  type Multiplication,
  resize,
  withEntry,
} from './multiplication.ts';
import { SizeControl } from './size-control.tsx';
import { type Names, productName } from './spoken.ts';
import { englishMatrixMultiplier } from '../strings/matrix-multiplier.ts';

const MOST = 5;

interface FactorsProps {
  readonly factors: readonly [Matrix, Matrix];
  readonly names: Names;
  readonly work: Multiplication;
  /** Step shown; left out while the learner edits. */
  readonly position?: number;
  /** Given: entries and sizes can be changed. */
  readonly onChange?: (which: 0 | 1, matrix: Matrix) => void;
  /** Goes to a step. */
  readonly onChoose?: (position: number) => void;
}

/** The widest entry of every column together; a column is at least as wide as three letters. */
const lettersAcross = (matrix: Matrix): number =>
  (matrix[0] ?? [])
    .map((_, column) => Math.max(3, ...matrix.map((row) => row[column]?.length ?? 0)))
    .reduce((sum, width) => sum + width, 0);

/** A, B and their product side by side, with their sizes on one line under them. */
export function Factors({ factors, names, work, position, onChange, onChoose }: FactorsProps) {
  const strings = useStrings('matrix-multiplier', englishMatrixMultiplier);
  const { terms, product, obstacle } = work;
  const now = position === undefined ? undefined : terms[position];

  const litFactor = (which: 0 | 1, row: number, column: number): Lit | undefined => {
    if (!now) return undefined;
    const [line, along] = which === 0 ? [row, column] : [column, row];
    if (line !== (which === 0 ? now.row : now.column)) return undefined;
    const kind = which === 0 ? 'row' : 'column';
    return along === now.index ? `${kind}-now` : kind;
  };

  const factor = (which: 0 | 1) => {
    const [matrix, name] = [factors[which], names[which]];
    const size = (rows: number, columns: number) =>
      onChange?.(which, resize(matrix, rows, columns));
    const mismatch = obstacle?.kind === 'sizes';
    return (
      <Captioned
        caption={
          <>
            {name}, <b data-wrong={(mismatch && which === 1) || undefined}>{matrix.length}</b> ×{' '}
            <b data-wrong={(mismatch && which === 0) || undefined}>{columnsOf(matrix)}</b>
          </>
        }
        sizes={
          onChange && (
            <>
              <SizeControl
                text={strings.rows(matrix.length)}
                fewer={strings.fewerRows(name)}
                more={strings.moreRows(name)}
                value={matrix.length}
                most={MOST}
                onChange={(rows) => size(rows, columnsOf(matrix))}
              />
              <SizeControl
                text={strings.columns(columnsOf(matrix))}
                fewer={strings.fewerColumns(name)}
                more={strings.moreColumns(name)}
                value={columnsOf(matrix)}
                most={MOST}
                onChange={(columns) => size(matrix.length, columns)}
              />
            </>
          )
        }
      >
        <MatrixGrid
          name={name}
          cells={matrix}
          lit={(row, column) => litFactor(which, row, column)}
          invalid={(row, column) =>
            obstacle?.kind === 'entry' &&
            obstacle.matrix === which &&
            obstacle.row === row &&
            obstacle.column === column
          }
          {...(onChange && {
            onEdit: (row: number, column: number, text: string) =>
              onChange(which, withEntry(matrix, row, column, text)),
          })}
        />
      </Captioned>
    );
  };

  /** An entry is shown from the step that finishes it; the one being made shows `?` until then. */
  const shown = product.map((row, r) =>
    row.map((value, c) => {
      if (position === undefined) return value;
      const finished = terms.findIndex((term) => term.last && term.row === r && term.column === c);
      return finished <= position ? value : '?';
    }),
  );
  const step = (row: number, column: number) =>
    terms.findIndex((term) => term.row === row && term.column === column);

  const columns = columnsOf(factors[0]) + columnsOf(factors[1]) + columnsOf(shown);
  const letters = lettersAcross(factors[0]) + lettersAcross(factors[1]) + lettersAcross(product);

  return (
    <div
      className="lw-factors"
      data-columns={columns > 11 ? 'most' : columns > 7 || onChange ? 'many' : 'few'}
      data-product={
        letters > 46 ? 'under' : letters > 22 || onChange ? 'under-on-phones' : 'beside'
      }
    >
      {factor(0)}
      {factor(1)}
      {shown.length > 0 && (
        <>
          <span className="lw-equals">=</span>
          <Captioned caption={`${productName(names)}, ${shown.length} × ${columnsOf(shown)}`}>
            <MatrixGrid
              name={productName(names)}
              cells={shown}
              lit={(row, column) =>
                now?.row === row && now.column === column ? 'result' : undefined
              }
              {...(onChoose && {
                onChoose: (row: number, column: number) => onChoose(step(row, column)),
              })}
            />
          </Captioned>
        </>
      )}
    </div>
  );
}

function Captioned(props: {
  readonly caption: ReactNode;
  readonly sizes?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="lw-captioned">
      {props.children}
      <div className="lw-caption lw-figures">{props.caption}</div>
      {props.sizes && <div className="lw-sizes">{props.sizes}</div>}
    </div>
  );
}
