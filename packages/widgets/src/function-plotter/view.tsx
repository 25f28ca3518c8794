import type { WidgetHost } from '@lemma/lesson-renderer';
import { readFunction } from '@lemma/lesson-renderer/expression';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useId, useState } from 'react';
import type { Span } from '../chart/scale.ts';
import { Announcer } from '../frame/announcer.tsx';
import { show } from '../plane/coordinates.ts';
import {
  englishFunctionPlotter,
  type FunctionPlotterStrings,
} from '../strings/function-plotter.ts';
import { useStrings } from '../strings/use-strings.ts';
import { heightOf, type RealFunction, sampled, slopeAt } from './curve.ts';
import { CurvePicture } from './curve-picture.tsx';
import type { FunctionPlotterProps } from './schema.ts';
import { ValueTable } from './value-table.tsx';

type ViewProps = FunctionPlotterProps & { readonly host: WidgetHost };

const nowhere: RealFunction = () => NaN;

/** Starts anew when the author gives another function. */
export function FunctionPlotter(props: ViewProps) {
  const { host: _host, ...given } = props;
  return <Plot key={JSON.stringify(given)} {...props} />;
}

function Plot({ f: first, view = [-5, 5], height, at, editable = true, host }: ViewProps) {
  const strings = useStrings('function-plotter', englishFunctionPlotter);
  const span: Span = { from: view[0], to: view[1] };
  const [text, setText] = useState(first);
  /** The last text that could be read: its curve stays while another is typed. */
  const [shown, setShown] = useState(first);
  const [x, setX] = useState(
    Math.min(span.to, Math.max(span.from, at ?? (span.from + span.to) / 2)),
  );
  const [said, setSaid] = useState('');
  const problem = useId();

  const read = readFunction(shown);
  const f = read.ok ? read.at : nowhere;
  const isReadable = text === shown || readFunction(text).ok;
  const points = sampled(f, span);
  const y = height ? { from: height[0], to: height[1] } : heightOf(points);
  const sentence = (of: RealFunction, place: number) => explain(of, place, span, strings);

  const type = (typed: string) => {
    setText(typed);
    const typedFunction = readFunction(typed);
    if (!typedFunction.ok) return setSaid(strings.unreadable);
    setShown(typed);
    setSaid(sentence(typedFunction.at, x));
    host.onEvent?.({ type: 'edited', detail: { f: typed } });
    return undefined;
  };
  const move = (to: number) => {
    const place = Number(to.toPrecision(6));
    setX(place);
    setSaid(sentence(f, place));
    host.onEvent?.({ type: 'moved', detail: { x: place } });
  };
  return (
    <div className="lw">
      <div className="lw-body">
        {editable && (
          <div className="lw-form lw-plotter-form">
            <label>
              f(x) =
              <input
                className="lw-code"
                value={text}
                maxLength={200}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={!isReadable}
                aria-describedby={isReadable ? undefined : problem}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            </label>
            {!isReadable && (
              <p className="lw-problem" id={problem}>
                {strings.unreadable}
              </p>
            )}
          </div>
        )}
        <CurvePicture points={points} x={span} y={y} at={[x, f(x)]} slope={slopeAt(f, x, span)} />
        <p className="lw-words">{sentence(f, x)}</p>
        <RangeSlider
          className="lw-slider lw-figures"
          label="x"
          from={span.from}
          to={span.to}
          step={(span.to - span.from) / 200}
          value={x}
          text={show(x)}
          onChange={move}
        />
        <ValueTable f={f} span={span} strings={strings} />
      </div>
      <Announcer text={said} />
    </div>
  );
}

/** Value and slope at a place. */
function explain(f: RealFunction, x: number, span: Span, strings: FunctionPlotterStrings): string {
  const value = f(x);
  if (!Number.isFinite(value)) return strings.undefinedAt(show(x));
  const slope = slopeAt(f, x, span);
  return slope === undefined
    ? strings.withoutSlope(show(x), show(value))
    : strings.withSlope(show(x), show(value), show(slope));
}
