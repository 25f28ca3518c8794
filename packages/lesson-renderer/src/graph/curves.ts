import type { Scope } from './expression/evaluate.ts';
import type { Range } from './graph-spec.ts';
import { evaluator, type Position } from './graph-state.ts';
import { pathOf, type Plane } from './plane.ts';

const SAMPLES = 240;

/** Splits samples where the curve is undefined or jumps past the picture (a pole). */
function strokes(samples: readonly Position[], plane: Plane): string {
  const runs: Position[][] = [[]];
  let before: Position | undefined;
  for (const sample of samples) {
    const [x, y] = plane.toPixel(sample);
    const shown = Number.isFinite(x) && Number.isFinite(y);
    const far = 2 * plane.height;
    const pixel: Position = [x, Math.max(-far, Math.min(far, y))];
    const jump = before !== undefined && Math.abs(pixel[1] - before[1]) > 1.5 * plane.height;
    if (!shown || jump) runs.push([]);
    if (shown) runs.at(-1)?.push(pixel);
    before = shown ? pixel : undefined;
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => pathOf(run))
    .join('');
}

const along = ([low, high]: Range): number[] =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => low + ((high - low) * index) / SAMPLES);

/** The graph of `y` as a function of x. */
export function functionPath(y: string, domain: Range, scope: Scope, plane: Plane): string {
  const evaluate = evaluator(y);
  const local = { ...scope, x: 0 };
  const samples = along(domain).map((x): Position => {
    local.x = x;
    return [x, evaluate(local)];
  });
  return strokes(samples, plane);
}

/** The curve `(x(t), y(t))`. */
export function parametricPath(
  curve: { readonly x: string; readonly y: string; readonly t: Range },
  scope: Scope,
  plane: Plane,
): string {
  const [x, y] = [evaluator(curve.x), evaluator(curve.y)];
  const local = { ...scope, t: 0 };
  const samples = along(curve.t).map((t): Position => {
    local.t = t;
    return [x(local), y(local)];
  });
  return strokes(samples, plane);
}
