import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { show } from '../plane/coordinates.ts';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { englishGradientDescent } from '../strings/gradient-descent.ts';
import { useStrings } from '../strings/use-strings.ts';
import { DataPicture } from './data-picture.tsx';
import { descend, meanSquaredError } from './descent.ts';
import { explainPlace } from './explain.ts';
import { LossPicture } from './loss-picture.tsx';
import type { GradientDescentProps } from './schema.ts';
import { viewOf } from './span-of-view.ts';
import { StepTable } from './step-table.tsx';

type ViewProps = GradientDescentProps & { readonly host: WidgetHost };

/** Steps down a loss curve; with points, the line that they fit. Starts anew when the author gives something else. */
export function GradientDescent(props: ViewProps) {
  const { host: _host, ...given } = props;
  return <Descent key={JSON.stringify(given)} {...props} />;
}

function Descent(props: ViewProps) {
  const { loss: given, points, start: begin, rate: first = 0.1, steps = 20, view, host } = props;
  const strings = useStrings('gradient-descent', englishGradientDescent);
  const [rate, setRate] = useState(first);
  const [start, setStart] = useState(begin);
  const [said, setSaid] = useState('');
  const loss = given ?? meanSquaredError(points ?? []);
  const span = view
    ? { from: view[0], to: view[1] }
    : viewOf(loss, { start: begin, rate: first, steps });
  const places = descend(loss, { start, rate, steps });
  const way = { places, rate, steps };
  const stepper = useStepper(places.length - 1, (position) => {
    setSaid(explainPlace(way, position, strings));
    host.onEvent?.({ type: 'stepped', detail: { step: position } });
  });
  const { position } = stepper;

  /** Another rate or start is another way down, from its beginning. */
  const change = (to: { readonly rate: number; readonly start: number }) => {
    stepper.go(0);
    setRate(to.rate);
    setStart(to.start);
    host.onEvent?.({ type: 'edited', detail: to });
  };
  return (
    <div className="lw">
      <div className="lw-body">
        <div className={points && 'lw-columns'}>
          <LossPicture loss={loss} span={span} places={places.slice(0, position + 1)} />
          {points && <DataPicture points={points} w={places[position]?.w ?? start} />}
        </div>
        <p className="lw-words">{explainPlace(way, position, strings)}</p>
        <div className="lw-columns lw-descent-settings">
          <div>
            <RangeSlider
              className="lw-slider lw-figures"
              label={strings.rate}
              from={0.01}
              to={Math.max(1.2, Math.ceil(first * 20) / 10)}
              step={0.01}
              value={rate}
              text={show(rate)}
              onChange={(to) => change({ rate: to, start })}
            />
            <RangeSlider
              className="lw-slider lw-figures"
              label={strings.start}
              from={span.from}
              to={span.to}
              step={(span.to - span.from) / 100}
              value={start}
              text={show(start)}
              onChange={(to) => change({ rate, start: Number(to.toFixed(4)) })}
            />
          </div>
          <StepTable places={places.slice(0, position + 1)} strings={strings} />
        </div>
      </div>
      <StepFooter stepper={stepper} count={stepper.last} first={1} />
      <Announcer text={said} />
    </div>
  );
}
