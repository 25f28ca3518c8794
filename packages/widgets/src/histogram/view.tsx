import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { spanOf } from '../chart/scale.ts';
import { Announcer } from '../frame/announcer.tsx';
import { show } from '../plane/coordinates.ts';
import { englishHistogram, type HistogramStrings } from '../strings/histogram.ts';
import { useStrings } from '../strings/use-strings.ts';
import { Distribution } from './distribution.tsx';
import type { HistogramProps } from './schema.ts';
import { type Bin, binsFor, binsOf, type Summary, summaryOf } from './summary.ts';

type ViewProps = HistogramProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other data. */
export function Histogram(props: ViewProps) {
  const { host: _host, ...given } = props;
  return <Exploration key={JSON.stringify(given)} {...props} />;
}

function Exploration({ data, axis = 'x', bins: first, extra = false, host }: ViewProps) {
  const strings = useStrings('histogram', englishHistogram);
  const given = summaryOf(data);
  const room = (given.greatest - given.least || 1) * (extra ? 0.75 : 0);
  // Where nothing is negative, nothing more will be.
  const floor = given.least < 0 ? -Infinity : 0;
  const span = { from: Math.max(floor, given.least - room), to: given.greatest + room };
  const [count, setCount] = useState(first ?? binsFor(data.length));
  const [added, setAdded] = useState(given.median);
  const [said, setSaid] = useState('');

  const shown = extra ? [...data, added] : data;
  const summary = summaryOf(shown);
  const bins = binsOf(shown, count, span);
  const changeBins = (to: number) => {
    setCount(to);
    setSaid(explainBins(binsOf(shown, to, span), strings));
    host.onEvent?.({ type: 'edited', detail: { bins: to } });
  };
  const changeAdded = (to: number) => {
    const value = Number(to.toPrecision(6));
    setAdded(value);
    setSaid(explainMiddle(summaryOf([...data, value]), strings));
    host.onEvent?.({ type: 'edited', detail: { extra: value } });
  };
  return (
    <div className="lw">
      <div className="lw-body">
        <Distribution
          bins={bins}
          summary={summary}
          span={spanOf([span.from, span.to], 0.03)}
          axis={axis}
          strings={strings}
          {...(extra ? { added } : {})}
        />
        <p className="lw-words">{explainMiddle(summary, strings)}</p>
        <div className="lw-columns">
          <div>
            <RangeSlider
              className="lw-slider lw-figures"
              label={strings.bins}
              from={1}
              to={40}
              step={1}
              value={count}
              text={String(count)}
              onChange={changeBins}
            />
            {extra && (
              <RangeSlider
                className="lw-slider lw-figures"
                label={strings.extra}
                from={span.from}
                to={span.to}
                step={(span.to - span.from) / 200}
                value={added}
                text={show(added)}
                onChange={changeAdded}
              />
            )}
          </div>
          <Figures summary={summary} strings={strings} />
        </div>
        <Counts bins={bins} strings={strings} />
      </div>
      <Announcer text={said} />
    </div>
  );
}

interface PartProps {
  readonly strings: HistogramStrings;
}

function Figures({ summary, strings }: PartProps & { readonly summary: Summary }) {
  const { count, quartiles, outliers } = summary;
  return (
    <dl className="lw-histogram-figures lw-figures">
      <dt>{strings.values}</dt>
      <dd>{count}</dd>
      <dt>{strings.quartiles}</dt>
      <dd>
        {show(quartiles[0])}, {show(quartiles[1])}
      </dd>
      <dt>{strings.outliers}</dt>
      <dd>{outliers.length === 0 ? strings.none : outliers.map(show).join(', ')}</dd>
    </dl>
  );
}

function Counts({ bins, strings }: PartProps & { readonly bins: readonly Bin[] }) {
  return (
    <details className="lw-numbers">
      <summary>{strings.counts}</summary>
      <table className="lw-figures">
        <thead>
          <tr>
            <th scope="col">{strings.from}</th>
            <th scope="col">{strings.to}</th>
            <th scope="col">{strings.count}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, count }) => (
            <tr key={from}>
              <td>{show(from)}</td>
              <td>{show(to)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How mean and median lie to each other: close is within a tenth of the box. */
function explainMiddle({ mean, median, quartiles }: Summary, strings: HistogramStrings): string {
  const apart = mean - median;
  const box = quartiles[1] - quartiles[0];
  const words =
    Math.abs(apart) <= box / 10
      ? strings.meanClose
      : apart > 0
        ? strings.meanAbove
        : strings.meanBelow;
  return words(show(mean), show(median));
}

function explainBins(bins: readonly Bin[], strings: HistogramStrings): string {
  const fullest = bins.reduce((most, bin) => (bin.count > most.count ? bin : most));
  return strings.fullest(bins.length, show(fullest.from), show(fullest.to), fullest.count);
}
