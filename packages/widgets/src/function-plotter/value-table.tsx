import type { Span } from '../chart/scale.ts';
import { show } from '../plane/coordinates.ts';
import type { FunctionPlotterStrings } from '../strings/function-plotter.ts';
import { type RealFunction, sampled } from './curve.ts';

const ROWS = 10;

/** The curve in numbers, folded. */
export function ValueTable({
  f,
  span,
  strings,
}: {
  readonly f: RealFunction;
  readonly span: Span;
  readonly strings: FunctionPlotterStrings;
}) {
  return (
    <details className="lw-numbers">
      <summary>{strings.values}</summary>
      <table className="lw-figures">
        <thead>
          <tr>
            <th scope="col">x</th>
            <th scope="col">f(x)</th>
          </tr>
        </thead>
        <tbody>
          {sampled(f, span, ROWS).map(([x, y]) => (
            <tr key={x}>
              <td>{show(x)}</td>
              <td>{Number.isFinite(y) ? show(y) : strings.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
