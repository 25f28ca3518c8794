import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import type { Hue } from '../plane/arrow.tsx';
import { Arrows } from '../plane/arrows.tsx';
import { norm, type Pair, show as showNumber, showPair } from '../plane/coordinates.ts';
import { Plane } from '../plane/plane.tsx';
import { Readout } from '../plane/readout.tsx';
import { englishPlane } from '../strings/plane.ts';
import { useStrings } from '../strings/use-strings.ts';
import { combine } from './combination.ts';
import type { VectorPlaygroundProps } from './schema.ts';
import { englishVectorPlayground } from '../strings/vector-playground.ts';

const HUES: readonly Hue[] = ['first', 'second', 'third'];
const NAMES = ['u', 'v', 'w'];

type ViewProps = VectorPlaygroundProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other vectors. */
export function VectorPlayground(props: ViewProps) {
  return <Playground key={JSON.stringify([props.vectors, props.scalars])} {...props} />;
}

function Playground(props: ViewProps) {
  const { show = 'sum', scalars: given = [], range = 5, snap = 0.5, host } = props;
  const strings = useStrings('vector-playground', englishVectorPlayground);
  const planeStrings = useStrings('plane', englishPlane);
  const [vectors, setVectors] = useState<readonly Pair[]>(props.vectors);
  const [scalars, setScalars] = useState(() => props.vectors.map((_, index) => given[index] ?? 1));
  const [said, setSaid] = useState('');
  const names = vectors.map((_, index) => props.names?.[index] ?? NAMES[index] ?? '');
  const combination =
    show === 'none' || vectors.length < 2 ? undefined : combine(vectors, names, show, scalars);

  const change = (nextVectors: readonly Pair[], nextScalars: readonly number[], what: string) => {
    setVectors(nextVectors);
    setScalars([...nextScalars]);
    const made =
      combination && show !== 'none' ? combine(nextVectors, names, show, nextScalars) : undefined;
    setSaid(
      made
        ? planeStrings.followedBy(what, planeStrings.isAt(made.formula, showPair(made.result)))
        : what,
    );
    host.onEvent?.({ type: 'moved', detail: { vectors: nextVectors, scalars: nextScalars } });
  };

  return (
    <div className="lw">
      <div className="lw-body lw-beside">
        <Plane
          range={range}
          handles={vectors.map((at, index) => ({
            name: names[index] ?? '',
            at,
            snap,
            onMove: (to) =>
              change(
                vectors.with(index, to),
                scalars,
                planeStrings.isAt(names[index] ?? '', showPair(to)),
              ),
          }))}
        >
          {(plane) => (
            <Arrows
              plane={plane}
              arrows={[
                ...(combination?.path ?? []).map(({ from, to }, index) => ({
                  from,
                  to,
                  hue: HUES[index] ?? 'first',
                  dashed: true,
                })),
                ...vectors.map((to, index) => ({
                  to,
                  hue: HUES[index] ?? 'first',
                  label: names[index] ?? '',
                })),
                ...(combination
                  ? [
                      {
                        to: combination.result,
                        hue: 'result' as const,
                        label: combination.formula,
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </Plane>
        <div className="lw-panel">
          {vectors.map((vector, index) => (
            <Readout key={index} name={names[index] ?? ''} hue={HUES[index] ?? 'first'}>
              {planeStrings.vectorOfLength(showPair(vector), showNumber(norm(vector)))}
            </Readout>
          ))}
          {combination && (
            <Readout name={combination.formula} hue="result">
              {showPair(combination.result)}
            </Readout>
          )}
          {show === 'combination' &&
            scalars.map((scalar, index) => (
              <RangeSlider
                key={index}
                className="lw-slider lw-figures"
                label={strings.times(names[index] ?? '')}
                from={-3}
                to={3}
                step={0.25}
                value={scalar}
                text={showNumber(scalar)}
                onChange={(value) =>
                  change(
                    vectors,
                    scalars.with(index, value),
                    strings.sayTimes(showNumber(value), names[index] ?? ''),
                  )
                }
              />
            ))}
        </div>
      </div>
      <Announcer text={said} />
    </div>
  );
}
