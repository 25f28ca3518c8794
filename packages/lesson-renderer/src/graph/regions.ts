import { type Expression, partsOf, readExpression } from '@lemma/learning-engine/expression';
import type { Scope } from './expression/evaluate.ts';
import { compileExpression } from './expression/evaluate.ts';
import { evaluator, type Position } from './graph-state.ts';
import { pathOf, type Plane, px } from './plane.ts';

export interface Region {
  readonly area: string;
  /** The edge, where it is a curve; strict inequalities leave it out of the region. */
  readonly edge?: { readonly path: string; readonly strict: boolean };
}

/** `y < f(x)` and its kin, which have an exact edge. */
function asBand(where: Expression): { f: Expression; above: boolean; strict: boolean } | undefined {
  if (where.kind !== 'comparison') return undefined;
  const [sign, chained] = where.signs;
  const [left, right] = where.operands;
  if (!sign || chained || sign === '==' || sign === '!=' || !left || !right) return undefined;
  const isY = (side: Expression) => side.kind === 'name' && side.name === 'y';
  const free = (side: Expression): boolean => !isY(side) && partsOf(side).every(free);
  const strict = sign.length === 1;
  const greater = sign.startsWith('>');
  if (isY(left) && free(right)) return { f: right, above: greater, strict };
  if (isY(right) && free(left)) return { f: left, above: !greater, strict };
  return undefined;
}

const BAND_SAMPLES = 160;

function band(where: NonNullable<ReturnType<typeof asBand>>, scope: Scope, plane: Plane): Region {
  const f = compileExpression(where.f);
  const runs: Position[][] = [[]];
  for (let index = 0; index <= BAND_SAMPLES; index += 1) {
    const x = plane.x[0] + ((plane.x[1] - plane.x[0]) * index) / BAND_SAMPLES;
    const y = f({ ...scope, x });
    if (Number.isFinite(y)) {
      const [left, top] = plane.toPixel([x, y]);
      runs.at(-1)?.push([left, Math.max(-9, Math.min(plane.height + 9, top))]);
    } else runs.push([]);
  }
  const shown = runs.filter((run) => run.length > 1);
  const wall = where.above ? 0 : plane.height;
  const area = shown.map((run) =>
    pathOf([[run[0]?.[0] ?? 0, wall], ...run, [run.at(-1)?.[0] ?? 0, wall]], true),
  );
  return {
    area: area.join(''),
    edge: { path: shown.map((run) => pathOf(run)).join(''), strict: where.strict },
  };
}

const ROW = 4;

/** Any other condition: rows of pixels, each cut where the condition changes. */
function scan(where: string, scope: Scope, plane: Plane): Region {
  const holds = evaluator(where);
  const at = (left: number, top: number) => {
    const [x, y] = plane.toPlane([left, top]);
    return holds({ ...scope, x, y }) > 0;
  };
  const cut = (from: number, to: number, top: number) => {
    const first = at(from, top);
    let [low, high] = [from, to];
    for (let round = 0; round < 5; round += 1) {
      const middle = (low + high) / 2;
      if (at(middle, top) === first) low = middle;
      else high = middle;
    }
    return high;
  };
  let area = '';
  for (let top = 0; top < plane.height; top += ROW) {
    const middle = top + ROW / 2;
    let start = at(0, middle) ? 0 : -1;
    for (let left = 0; left < plane.width; left += 2 * ROW) {
      const right = Math.min(plane.width, left + 2 * ROW);
      if (at(left, middle) === at(right, middle)) continue;
      const edge = cut(left, right, middle);
      if (start < 0) start = edge;
      else {
        area += `M${px(start)} ${top}H${px(edge)}v${ROW}H${px(start)}Z`;
        start = -1;
      }
    }
    if (start >= 0) area += `M${px(start)} ${top}H${plane.width}v${ROW}H${px(start)}Z`;
  }
  return { area };
}

/** The part of the plane where a condition in x and y holds. */
export function regionOf(where: string, scope: Scope, plane: Plane): Region {
  const read = readExpression(where);
  const exact = read.ok ? asBand(read.expression) : undefined;
  return exact ? band(exact, scope, plane) : scan(where, scope, plane);
}
