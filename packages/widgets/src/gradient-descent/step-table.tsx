import { show } from '../plane/coordinates.ts';
import type { GradientDescentStrings } from '../strings/gradient-descent.ts';
import type { Place } from './descent.ts';

const SHOWN = 5;

/** The last steps in numbers, the latest at the foot. */
export function StepTable({
  places,
  strings,
}: {
  readonly places: readonly Place[];
  readonly strings: GradientDescentStrings;
}) {
  const first = Math.max(0, places.length - SHOWN);
  return (
    <table className="lw-number-table lw-descent-table lw-figures" aria-label={strings.stepsSoFar}>
      <thead>
        <tr>
          <th scope="col">{strings.step}</th>
          <th scope="col">w</th>
          <th scope="col">{strings.slope}</th>
          <th scope="col">L</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(first).map(({ w, slope, loss }, index) => (
          <tr
            key={first + index}
            aria-current={first + index === places.length - 1 ? 'step' : undefined}
          >
            <td>{first + index}</td>
            <td>{show(w)}</td>
            <td>{show(slope)}</td>
            <td>{show(loss)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
