import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { show } from '../plane/coordinates.ts';
import { englishLineFit } from '../strings/line-fit.ts';
import { useStrings } from '../strings/use-strings.ts';
import { explainFit } from './explain.ts';
import { leastSquaresLine, type Line, misfitOf, settingsOf } from './fit.ts';
import { LinePicture } from './line-picture.tsx';
import { ResidualTable } from './residual-table.tsx';
import type { LineFitProps } from './schema.ts';

type ViewProps = LineFitProps & { readonly host: WidgetHost };

/** A line that the learner lays through points, against the one of least squares. Starts anew when the author gives something else. */
export function LineFit(props: ViewProps) {
  const { host: _host, ...given } = props;
  return <Fit key={JSON.stringify(given)} {...props} />;
}

function Fit(props: ViewProps) {
  const { points, squares = true, axes = ['x', 'y'], host } = props;
  const strings = useStrings('line-fit', englishLineFit);
  const begin: Line = {
    slope: props.slope ?? 0,
    intercept: props.intercept ?? points[0]?.[1] ?? 0,
  };
  const [line, setLine] = useState(begin);
  const misfit = misfitOf(points, line);
  const words = explainFit(line, misfit, strings);
  const settings = settingsOf(points, begin);

  const lay = (next: Line) => {
    setLine(next);
    host.onEvent?.({ type: 'moved', detail: next });
  };
  return (
    <div className="lw">
      <div className="lw-body">
        <div className="lw-columns lw-line-fit">
          <div>
            <LinePicture points={points} line={line} squares={squares} axes={axes} />
            <RangeSlider
              className="lw-slider lw-figures"
              label={strings.slope}
              {...settings.slope}
              value={line.slope}
              text={show(line.slope)}
              onChange={(slope) => lay({ ...line, slope })}
            />
            <RangeSlider
              className="lw-slider lw-figures"
              label={strings.intercept}
              {...settings.intercept}
              value={line.intercept}
              text={show(line.intercept)}
              onChange={(intercept) => lay({ ...line, intercept })}
            />
            <p className="lw-words lw-line-fit-words">{words}</p>
            <div className="lw-line-fit-buttons">
              <button type="button" className="lw-button" onClick={() => lay(begin)}>
                {strings.again}
              </button>
              <button
                type="button"
                className="lw-button lw-solid"
                onClick={() => lay(leastSquaresLine(points))}
              >
                {strings.layBest}
              </button>
            </div>
          </div>
          <ResidualTable points={points} line={line} misfit={misfit} strings={strings} />
        </div>
      </div>
      <Announcer text={words} />
    </div>
  );
}
