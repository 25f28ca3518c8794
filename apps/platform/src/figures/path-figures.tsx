import { Check, X } from 'lucide-react';
import './figures.css';
import { Matrix } from './matrix.tsx';

/** A matrix that stretches one of its directions: what the linear algebra path ends on. */
export function EigenvectorFigure() {
  return (
    <figure>
      <div className="matrix-row">
        <span className="matrix-named">
          <Matrix
            rows={[
              [2, 1],
              [1, 2],
            ]}
          />
          <var aria-hidden>A</var>
        </span>
        <span className="matrix-named">
          <Matrix rows={[[1], [1]]} mark="lit" />
          <var aria-hidden>v</var>
        </span>
        <span className="matrix-sign">=</span>
        <span className="matrix-named">
          <Matrix rows={[[3], [3]]} mark="found" />
          <var aria-hidden>3v</var>
        </span>
      </div>
      <figcaption className="small muted centred">
        <var>A</var> keeps the direction of <var>v</var> and stretches it by 3: an eigenvector.
      </figcaption>
    </figure>
  );
}

const tests = [
  { call: 'middle([3, 1, 2])', got: '2', passed: true },
  { call: 'middle([4, 1, 3, 2])', got: '3', passed: false, wanted: '2.5' },
] as const;

/** An exercise of the Python path: a function, and what its tests say. */
export function ExerciseFigure() {
  return (
    <figure className="code-colours">
      <pre className="code-figure">
        <code>
          <span className="keyword">def</span> <span className="name">middle</span>
          {'(values):\n    ordered = '}
          <span className="name">sorted</span>
          {'(values)\n    '}
          <span className="keyword">return</span>
          {' ordered['}
          <span className="name">len</span>
          {'(ordered) // 2]'}
        </code>
      </pre>
      <figcaption>
        <ul className="test-lines">
          {tests.map(({ call, got, passed, ...test }) => (
            <li key={call} data-passed={passed}>
              {passed ? (
                <Check aria-label="Passed" size={16} strokeWidth={2.25} />
              ) : (
                <X aria-label="Failed" size={16} strokeWidth={2.25} />
              )}
              <span>
                <code>{call}</code> gave {got}
                {'wanted' in test && `, expected ${test.wanted}`}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The units of a path in a row: the first is open, the others wait; those not written are dashed. */
export function UnitTrack({ written }: { readonly written: readonly boolean[] }) {
  const last = Math.max(1, written.length - 1);
  return (
    <svg className="unit-track" width="100%" height="20" aria-hidden>
      <line
        x1="10"
        x2="100%"
        y1="10"
        y2="10"
        stroke="#D3DBE2"
        strokeWidth="1.25"
        style={{ transform: 'scaleX(0.97)' }}
      />
      {written.map((isThere, unit) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a unit is its place in the row
          key={unit}
          cx={`calc(10px + (100% - 20px) * ${unit / last})`}
          cy="10"
          r={unit === 0 ? 7.5 : 6}
          fill={unit === 0 ? '#fff' : '#F1F4F6'}
          stroke={unit === 0 ? '#0081C6' : '#8795A2'}
          strokeWidth={unit === 0 ? 2.25 : 1.25}
          strokeDasharray={isThere ? undefined : '3 2.6'}
          style={{ cx: `calc(10px + (100% - 20px) * ${unit / last})` }}
        />
      ))}
    </svg>
  );
}
