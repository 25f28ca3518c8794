import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { eigen, type Matrix2 } from '../matrix/matrix2.ts';
import { Matrix2Field } from '../matrix/matrix2-field.tsx';
import { englishMatrix } from '../strings/matrix.ts';
import { Arrows } from '../plane/arrows.tsx';
import { norm, scale, showPair } from '../plane/coordinates.ts';
import { Plane } from '../plane/plane.tsx';
import { Readout } from '../plane/readout.tsx';
import { englishPlane } from '../strings/plane.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { EigenvectorExplorerProps } from './schema.ts';
import { englishEigenvectorExplorer } from '../strings/eigenvector-explorer.ts';
import { explainEigen, explainTurn, toAngle, turnTo, turnTowards } from './turning.ts';

type ViewProps = EigenvectorExplorerProps & { readonly host: WidgetHost };

/** Starts anew when the author gives another matrix. */
export function EigenvectorExplorer(props: ViewProps) {
  return <Explorer key={JSON.stringify([props.matrix, props.vector])} {...props} />;
}

function Explorer(props: ViewProps) {
  const { vector: start = [1, 0], editable = false, range = 4, host } = props;
  const strings = useStrings('eigenvector-explorer', englishEigenvectorExplorer);
  const { changed } = useStrings('matrix', englishMatrix);
  const { followedBy } = useStrings('plane', englishPlane);
  const [matrix, setMatrix] = useState<Matrix2>(props.matrix);
  const [degrees, setDegrees] = useState(() => toAngle(start));
  const [revealed, setRevealed] = useState(props.reveal ?? false);
  const [said, setSaid] = useState('');
  const found = eigen(matrix);
  const length = norm(start);
  const turn = turnTo(matrix, degrees, length, found);
  const isEigen = turn.eigenvalue !== undefined;

  const turnBy = (to: number) => {
    const next = turnTo(matrix, to, length, found);
    setDegrees(to);
    setSaid(explainTurn(next, strings));
    if (next.eigenvalue !== undefined && !isEigen) {
      host.onEvent?.({ type: 'found', detail: { eigenvalue: next.eigenvalue } });
    }
  };
  const change = (next: Matrix2) => {
    setMatrix(next);
    const nextFound = eigen(next);
    const explained = revealed
      ? explainEigen(nextFound, strings)
      : explainTurn(turnTo(next, degrees, length, nextFound), strings);
    setSaid(followedBy(changed, explained));
    host.onEvent?.({ type: 'edited', detail: { matrix: next } });
  };

  const reveal = (on: boolean) => {
    setRevealed(on);
    setSaid(on ? explainEigen(found, strings) : '');
  };

  return (
    <div className="lw">
      <div className="lw-body lw-beside">
        <Plane
          range={range}
          handles={[
            {
              name: 'v',
              at: turn.vector,
              snap: 0.05,
              onMove: (to) => turnBy(toAngle(to)),
              onStep: (by) => turnBy(turnTowards(turn.vector, degrees, by)),
            },
          ]}
        >
          {(plane) => (
            <>
              {revealed &&
                found.kind === 'lines' &&
                found.lines.map(({ value, direction }) => {
                  const [from, to] = [-2 * range, 2 * range].map((far) =>
                    plane.toPixel(scale(direction, far)),
                  );
                  return (
                    <line
                      key={value}
                      className="lw-eigenline"
                      x1={from?.[0]}
                      y1={from?.[1]}
                      x2={to?.[0]}
                      y2={to?.[1]}
                    />
                  );
                })}
              <Arrows
                plane={plane}
                arrows={[
                  { to: turn.image, hue: isEigen ? 'result' : 'second', label: 'Av' },
                  { to: turn.vector, hue: 'first', label: 'v' },
                ]}
              />
            </>
          )}
        </Plane>
        <div className="lw-panel">
          <Matrix2Field
            name="A"
            matrix={matrix}
            onProblem={setSaid}
            {...(editable && { onChange: change })}
          />
          <RangeSlider
            className="lw-slider lw-figures"
            label={strings.turn}
            from={0}
            to={359}
            step={1}
            value={degrees}
            text={`${degrees}°`}
            onChange={turnBy}
          />
          <Readout name="v" hue="first">
            {showPair(turn.vector)}
          </Readout>
          <Readout name="Av" hue={isEigen ? 'result' : 'second'}>
            {showPair(turn.image)}
          </Readout>
          <p className={isEigen ? 'lw-found' : 'lw-hint'}>{explainTurn(turn, strings)}</p>
          <button type="button" className="lw-button" onClick={() => reveal(!revealed)}>
            {revealed ? strings.hide : strings.show}
          </button>
          {revealed && <p className="lw-hint">{explainEigen(found, strings)}</p>}
        </div>
      </div>
      <Announcer text={said} />
    </div>
  );
}
