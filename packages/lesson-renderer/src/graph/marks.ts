import type { GraphColor } from './graph-spec.ts';
import type { Position } from './graph-state.ts';
import { pathOf, type Plane, px } from './plane.ts';
import type { SvgNode } from './svg.ts';

const HEAD = 11;

/** An arrow between two pixels; one too short for a shaft is only its head. */
export function arrow(from: Position, to: Position, className: string): SvgNode[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 0.5) return [];
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(HEAD, length);
  const base: Position = [to[0] - ux * head, to[1] - uy * head];
  const side = head * 0.42;
  const wing = (sign: number): Position => [base[0] - sign * uy * side, base[1] + sign * ux * side];
  return [
    { tag: 'path', className, attributes: { d: pathOf([from, base]) } },
    {
      tag: 'path',
      className: `${className} lemma-graph-head`,
      attributes: { d: pathOf([to, wing(1), wing(-1)], true) },
    },
  ];
}

const GAP = 13;

/** A word beside a pixel, on the asked side unless it would leave the picture there. */
export function label(
  text: string,
  at: Position,
  { width, height }: Plane,
  color: GraphColor,
  side: 'left' | 'right' = 'right',
): SvgNode {
  const end = side === 'left' ? at[0] > width * 0.18 : at[0] > width * 0.82;
  const below = at[1] < 30;
  return {
    tag: 'text',
    className: `lemma-graph-label lemma-graph-${color}${end ? ' lemma-graph-end' : ''}`,
    attributes: {
      x: px(Math.max(6, Math.min(width - 6, at[0] + (end ? -GAP : GAP) * 0.8))),
      y: px(Math.max(14, Math.min(height - 6, at[1] + (below ? GAP + 9 : -GAP)))),
    },
    text,
  };
}
