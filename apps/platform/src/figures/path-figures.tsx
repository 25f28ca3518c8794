import './figures.css';

/** A matrix that stretches one of its directions: what the linear algebra path ends on. */
export function EigenvectorFigure() {
  return (
    <figure>
      <div className="matrix-row" aria-hidden>
        <div className="matrix" style={{ gridTemplateColumns: 'repeat(2, var(--cell))' }}>
          <span>2</span>
          <span>1</span>
          <span>1</span>
          <span>2</span>
        </div>
        <div className="matrix">
          <span className="lit">1</span>
          <span className="lit">1</span>
        </div>
        =
        <div className="matrix">
          <span className="found">3</span>
          <span className="found">3</span>
        </div>
      </div>
      <figcaption className="small muted centred" style={{ marginTop: 16 }}>
        The matrix with rows (2, 1) and (1, 2) sends (1, 1) to (3, 3): it keeps its direction and
        grows by 3, an eigenvector.
      </figcaption>
    </figure>
  );
}

/** A few lines from the Python path and what they print. */
export function PythonFigure() {
  return (
    <figure>
      <pre className="code-figure">
        <code>
          {'A = [[2, -1, 0], [1, 3, 2]]\nx = [3, 1, -2]\n'}
          <span className="keyword">for</span>
          {' row '}
          <span className="keyword">in</span>
          {' A:\n    pairs = '}
          <span className="name">zip</span>
          {'(row, x)\n    '}
          <span className="name">print</span>(<span className="name">sum</span>
          {'(a * b '}
          <span className="keyword">for</span>
          {' a, b '}
          <span className="keyword">in</span>
          {' pairs))'}
        </code>
      </pre>
      <figcaption className="code-output">{'5\n2'}</figcaption>
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
