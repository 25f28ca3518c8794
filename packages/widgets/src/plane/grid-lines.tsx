import { type Coordinates, show } from './coordinates.ts';

const MOST_LINES = 12;
/** Between two numbers, and of each sign in them: pixels. */
const GAP = 6;
const SIGN = 7.5;

/** Lines at round numbers, the axes, and the numbers on them. */
export function GridLines({ plane }: { readonly plane: Coordinates }) {
  const { range, size, toPixel } = plane;
  const step = Math.max(1, Math.ceil((2 * range) / MOST_LINES));
  const count = Math.floor(range / step);
  const values = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  const middle = size / 2;
  const room = GAP + SIGN * show(-range).length;
  const every = Math.ceil(room / ((step * size) / (2 * range)));
  return (
    <>
      {values.map((value) => {
        const [at] = toPixel([value, 0]);
        const axis = value === 0 ? 'lw-plane-axis' : 'lw-plane-line';
        return (
          <g key={value}>
            <line className={axis} x1={at} x2={at} y1={0} y2={size} />
            <line className={axis} y1={at} y2={at} x1={0} x2={size} />
          </g>
        );
      })}
      {values
        .filter((value) => value !== 0 && Math.abs(value) < range && (value / step) % every === 0)
        .map((value) => (
          <g key={value} className="lw-plane-number">
            <text x={toPixel([value, 0])[0]} y={middle + 14} textAnchor="middle">
              {show(value)}
            </text>
            <text x={middle - 6} y={toPixel([0, value])[1] + 4} textAnchor="end">
              {show(value)}
            </text>
          </g>
        ))}
    </>
  );
}
