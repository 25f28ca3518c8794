/** One line of a plot: points in the units of its axes, from left to right. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
  /** A horizontal line to reach, in the unit of y. */
  readonly target?: number;
}

const [width, height, left, right, top, bottom] = [820, 400, 64, 290, 44, 48];
const colours = ['#0067a0', '#b3510e', '#3f7d20', '#7a3b9a', '#8c1d40', '#555555'];
const marks = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

/** An SVG of lines with their names beside them. Lines differ in dashes too, for who cannot tell colours apart. */
export function plotSvg({ title, x, y, lines, target }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const xs = ticks(points.map(([value]) => value));
  const ys = ticks([
    ...points.map(([, value]) => value),
    ...(target === undefined ? [] : [target]),
  ]);
  const toX = scale(xs, left, width - right);
  const toY = scale(ys, height - bottom, top);
  const label = (at: readonly [number, number], text: string, anchor = 'middle') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}">${escaped(text)}</text>`;
  const rule = (value: number) =>
    `<line x1="${left}" x2="${width - right}" y1="${toY(value).toFixed(1)}" y2="${toY(value).toFixed(1)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#222">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${left}" y="22" font-size="15" font-weight="600">${escaped(title)}</text>`,
    ...ys.map(
      (value) =>
        `${rule(value)} stroke="#ddd"/>${label([left - 8, toY(value) + 4], shown(value), 'end')}`,
    ),
    ...xs.map((value) => label([toX(value), height - bottom + 18], shown(value))),
    label([(left + width - right) / 2, height - 10], x),
    label([left, top - 8], y, 'start'),
    ...(target === undefined ? [] : [`${rule(target)} stroke="#222" stroke-dasharray="3 3"/>`]),
    ...lines.map((line, i) => {
      const colour = colours[i % colours.length] ?? '#222';
      const dashes = marks[i % marks.length] ?? '';
      const way = line.points.map(([px, py]) => `${toX(px).toFixed(1)},${toY(py).toFixed(1)}`);
      const keyY = top + 12 + 20 * i;
      const stroke = `stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dashes}" fill="none"`;
      return [
        `<polyline points="${way.join(' ')}" ${stroke}/>`,
        `<line x1="${width - right + 14}" x2="${width - right + 40}" y1="${keyY}" y2="${keyY}" ${stroke}/>`,
        label([width - right + 46, keyY + 4], line.name, 'start'),
      ].join('');
    }),
    '</svg>\n',
  ].join('\n');
}

function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 1];
  return (value) => from + ((value - first) / (last - first || 1)) * (to - from);
}

/** Round values around the sample: steps of 1, 2 or 5 times a power of ten, about six of them. */
function ticks(sample: readonly number[]): number[] {
  const [low, high] = [Math.min(...sample), Math.max(...sample)];
  const rough = (high - low || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step - 1e-9) - first + 1;
  return Array.from({ length: Math.max(2, count) }, (_, i) => (first + i) * step);
}

function shown(value: number): string {
  return String(Number(value.toFixed(6)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
