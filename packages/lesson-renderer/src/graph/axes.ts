import type { GraphSpec } from './graph-spec.ts';
import { formatNumber } from './graph-state.ts';
import { type Plane, px, ticks } from './plane.ts';
import type { SvgNode } from './svg.ts';

/** Pixels between lines of the grid, roughly. */
const SPACING = 44;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function line(x1: number, y1: number, x2: number, y2: number, className: string): SvgNode {
  return {
    tag: 'line',
    className,
    attributes: { x1: px(x1), y1: px(y1), x2: px(x2), y2: px(y2) },
  };
}

/** Grid, axes and the numbers on them; axes out of sight are drawn at the nearest edge. */
export function axesScene(spec: GraphSpec, plane: Plane, language: string): SvgNode[] {
  const { width, height, toPixel } = plane;
  const xs = ticks(spec.x, width / SPACING);
  const ys = ticks(spec.y, height / SPACING);
  const [originX, originY] = toPixel([0, 0]);
  const axisX = clamp(originX, 0, width);
  const axisY = clamp(originY, 0, height);
  const nodes: SvgNode[] = [];

  if (spec.grid) {
    for (const x of xs) {
      const at = toPixel([x, 0])[0];
      nodes.push(line(at, 0, at, height, 'lemma-graph-grid'));
    }
    for (const y of ys) {
      const at = toPixel([0, y])[1];
      nodes.push(line(0, at, width, at, 'lemma-graph-grid'));
    }
  }
  if (!spec.axes) return nodes;

  nodes.push(
    line(0, axisY, width, axisY, 'lemma-graph-axis'),
    line(axisX, 0, axisX, height, 'lemma-graph-axis'),
  );
  for (const x of xs) {
    const at = toPixel([x, 0])[0];
    if (x === 0 || at < 12 || at > width - 12) continue;
    nodes.push({
      tag: 'text',
      className: 'lemma-graph-tick lemma-graph-middle',
      attributes: { x: px(at), y: px(clamp(axisY + 15, 12, height - 4)) },
      text: formatNumber(x, language),
    });
  }
  for (const y of ys) {
    const at = toPixel([0, y])[1];
    if (y === 0 || at < 12 || at > height - 12) continue;
    const right = axisX < 24;
    nodes.push({
      tag: 'text',
      className: right ? 'lemma-graph-tick' : 'lemma-graph-tick lemma-graph-end',
      attributes: { x: px(right ? axisX + 6 : axisX - 6), y: px(at + 4) },
      text: formatNumber(y, language),
    });
  }
  return nodes;
}
