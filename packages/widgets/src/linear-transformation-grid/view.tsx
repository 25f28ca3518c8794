import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { apply, blend, type Matrix2 } from '../matrix/matrix2.ts';
import { Matrix2Field } from '../matrix/matrix2-field.tsx';
import { MovedGrid } from '../matrix/moved-grid.tsx';
import { englishMatrix } from '../strings/matrix.ts';
import { Arrows } from '../plane/arrows.tsx';
import { type Pair, showPair } from '../plane/coordinates.ts';
import { Plane } from '../plane/plane.tsx';
import { Readout } from '../plane/readout.tsx';
import { englishPlane } from '../strings/plane.ts';
import { useStrings } from '../strings/use-strings.ts';
import { determinantFormula, explainArea } from './area.ts';
import type { LinearTransformationGridProps } from './schema.ts';
import { englishLinearTransformationGrid } from '../strings/linear-transformation-grid.ts';

type ViewProps = LinearTransformationGridProps & { readonly host: WidgetHost };

const UNIT_SQUARE: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Starts anew when the author gives another matrix. */
export function LinearTransformationGrid(props: ViewProps) {
  return <Transformation key={JSON.stringify([props.matrix, props.vector])} {...props} />;
}

function Transformation(props: ViewProps) {
  const { vector, determinant = true, editable = true, range = 4, host } = props;
  const strings = useStrings('linear-transformation-grid', englishLinearTransformationGrid);
  const { changed } = useStrings('matrix', englishMatrix);
  const planeStrings = useStrings('plane', englishPlane);
  const [matrix, setMatrix] = useState<Matrix2>(props.matrix);
  const [progress, setProgress] = useState(1);
  const [said, setSaid] = useState('');
  const shown = blend(matrix, progress);
  const [[a, b], [c, d]] = matrix;

  const change = (next: Matrix2, what: string) => {
    setMatrix(next);
    setProgress(1);
    setSaid(determinant ? planeStrings.followedBy(what, explainArea(next, strings)) : what);
    host.onEvent?.({ type: 'edited', detail: { matrix: next } });
  };
  const column = (name: string, at: Pair, onMove: (to: Pair) => Matrix2) => ({
    name,
    at,
    snap: 0.5,
    onMove: (to: Pair) => change(onMove(to), planeStrings.isAt(name, showPair(to))),
  });

  return (
    <div className="lw">
      <div className="lw-body lw-beside">
        <Plane
          range={range}
          faint
          handles={
            editable && progress === 1
              ? [
                  column(strings.imageOf('e₁'), [a, c], ([x, y]) => [
                    [x, b],
                    [y, d],
                  ]),
                  column(strings.imageOf('e₂'), [b, d], ([x, y]) => [
                    [a, x],
                    [c, y],
                  ]),
                ]
              : []
          }
        >
          {(plane) => (
            <>
              <MovedGrid
                plane={plane}
                matrix={shown}
                {...(determinant && { outline: UNIT_SQUARE })}
              />
              <Arrows
                plane={plane}
                arrows={[
                  ...(vector
                    ? [{ to: apply(shown, vector), hue: 'second' as const, label: 'Ax' }]
                    : []),
                  { to: apply(shown, [1, 0]), hue: 'result', label: 'Ae₁' },
                  { to: apply(shown, [0, 1]), hue: 'third', label: 'Ae₂' },
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
            {...(editable && {
              onChange: (next: Matrix2) => change(next, changed),
            })}
          />
          <RangeSlider
            className="lw-slider lw-figures"
            label={strings.progress}
            from={0}
            to={1}
            step={0.05}
            value={progress}
            text={strings.percent(Math.round(progress * 100))}
            onChange={setProgress}
          />
          {vector && (
            <Readout name="Ax" hue="second">
              A{showPair(vector)} = {showPair(apply(matrix, vector))}
            </Readout>
          )}
          {determinant && (
            <>
              <Readout name="det A">{determinantFormula(matrix)}</Readout>
              <p className="lw-hint">{explainArea(matrix, strings)}</p>
            </>
          )}
        </div>
      </div>
      <Announcer text={said} />
    </div>
  );
}
