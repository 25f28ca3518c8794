import type { WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { Arrows } from '../plane/arrows.tsx';
import { norm, type Pair, show as showNumber, showFactor, showPair } from '../plane/coordinates.ts';
import { Plane } from '../plane/plane.tsx';
import { Readout } from '../plane/readout.tsx';
import { englishPlane } from '../strings/plane.ts';
import { useStrings } from '../strings/use-strings.ts';
import { AngleArc } from './angle-arc.tsx';
import { project } from './projection.ts';
import type { DotProductProjectorProps } from './schema.ts';
import { englishDotProductProjector } from '../strings/dot-product-projector.ts';

type ViewProps = DotProductProjectorProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other vectors. */
export function DotProductProjector(props: ViewProps) {
  return <Projector key={JSON.stringify([props.u, props.v])} {...props} />;
}

function Projector({ show = 'both', range = 5, snap = 0.5, host, ...start }: ViewProps) {
  const strings = useStrings('dot-product-projector', englishDotProductProjector);
  const planeStrings = useStrings('plane', englishPlane);
  const [[u, v], setVectors] = useState<readonly [Pair, Pair]>([start.u, start.v]);
  const [said, setSaid] = useState('');
  const { product, angle, shadow, meaning } = project(u, v);

  const move = (nextU: Pair, nextV: Pair, what: string) => {
    setVectors([nextU, nextV]);
    const next = project(nextU, nextV);
    const said = strings.sayProduct(showNumber(next.product), strings[next.meaning]);
    setSaid(planeStrings.followedBy(what, said));
    host.onEvent?.({ type: 'moved', detail: { u: nextU, v: nextV } });
  };

  return (
    <div className="lw">
      <div className="lw-body lw-beside">
        <Plane
          range={range}
          handles={[
            {
              name: 'u',
              at: u,
              snap,
              onMove: (to) => move(to, v, planeStrings.isAt('u', showPair(to))),
            },
            {
              name: 'v',
              at: v,
              snap,
              onMove: (to) => move(u, to, planeStrings.isAt('v', showPair(to))),
            },
          ]}
        >
          {(plane) => {
            const [tip, foot] = [plane.toPixel(u), plane.toPixel(shadow ?? [0, 0])];
            return (
              <>
                {show !== 'angle' && shadow && (
                  <>
                    <line className="lw-drop" x1={tip[0]} y1={tip[1]} x2={foot[0]} y2={foot[1]} />
                    <line
                      className="lw-shadow"
                      x1={plane.size / 2}
                      y1={plane.size / 2}
                      x2={foot[0]}
                      y2={foot[1]}
                    />
                  </>
                )}
                {show !== 'projection' && <AngleArc plane={plane} u={u} v={v} />}
                <Arrows
                  plane={plane}
                  arrows={[
                    { to: u, hue: 'first', label: 'u' },
                    { to: v, hue: 'second', label: 'v' },
                  ]}
                />
              </>
            );
          }}
        </Plane>
        <div className="lw-panel">
          <Readout name="u" hue="first">
            {showPair(u)}
          </Readout>
          <Readout name="v" hue="second">
            {showPair(v)}
          </Readout>
          <Readout name="u·v">
            {showNumber(u[0])}·{showFactor(v[0])} + {showFactor(u[1])}·{showFactor(v[1])} ={' '}
            <strong>{showNumber(product)}</strong>
          </Readout>
          {show !== 'projection' && angle !== undefined && (
            <Readout name={strings.angle}>{showNumber(Math.round(angle * 10) / 10)}°</Readout>
          )}
          {show !== 'angle' && shadow && (
            <Readout name={strings.projection} hue="result">
              {planeStrings.vectorOfLength(showPair(shadow), showNumber(norm(shadow)))}
            </Readout>
          )}
          <p className="lw-hint">{strings[meaning]}</p>
        </div>
      </div>
      <Announcer text={said} />
    </div>
  );
}
