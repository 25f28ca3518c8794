import { show, type Pair } from '../plane/coordinates.ts';
import type { LineFitStrings } from '../strings/line-fit.ts';
import type { Line, Misfit } from './fit.ts';

export interface ResidualTableProps {
  readonly points: readonly Pair[];
  readonly line: Line;
  readonly misfit: Misfit;
  readonly strings: LineFitStrings;
}

/** Each point with what the line says there, the residual and its square; below them their sums. */
export function ResidualTable({ points, line, misfit, strings }: ResidualTableProps) {
  return (
    <table className="lw-number-table lw-line-fit-table lw-figures" aria-label={strings.table}>
      <thead>
        <tr>
          <th scope="col">x</th>
          <th scope="col">y</th>
          <th scope="col">{strings.onLine}</th>
          <th scope="col">r</th>
          <th scope="col">r²</th>
        </tr>
      </thead>
      <tbody>
        {points.map(([x, y], index) => {
          const residual = misfit.residuals[index] ?? 0;
          return (
            <tr key={index}>
              <td>{show(x)}</td>
              <td>{show(y)}</td>
              <td>{show(line.slope * x + line.intercept)}</td>
              <td>{show(residual)}</td>
              <td>{show(residual ** 2)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {strings.sum}
          </th>
          <td>{show(misfit.products[0])}</td>
          <td>{show(misfit.sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
