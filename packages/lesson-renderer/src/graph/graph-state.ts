import { readExpression } from '@lemma/learning-engine/expression';
import { snapToStep } from '../interaction/movable-point.ts';
import { localNumbers } from '../strings/local-number.ts';
import { compileExpression, type Evaluate, type Scope } from './expression/evaluate.ts';
import type { GraphSpec, Pair, PointSpec } from './graph-spec.ts';

export type Position = readonly [x: number, y: number];

/** What the learner can move: sliders and draggable points, by name. */
export interface GraphState {
  readonly sliders: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, Position>>;
}

const MOST_CACHED = 1000;
const cache = new Map<string, Evaluate>();

/** A compiled expression; a graph draws the same few again and again. */
export function evaluator(source: string): Evaluate {
  const known = cache.get(source);
  if (known) return known;
  const read = readExpression(source);
  const evaluate = read.ok ? compileExpression(read.expression) : () => Number.NaN;
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(source, evaluate);
  return evaluate;
}

export const evaluatePair = (pair: Pair, scope: Scope): Position => [
  evaluator(pair[0])(scope),
  evaluator(pair[1])(scope),
];

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.max(low, Math.min(high, value));

/** Where a draggable point lands when the learner aims at `aim`: on its line or curve, within its range. */
export function constrain(point: PointSpec, aim: Position, from: Position, scope: Scope): Position {
  const x = point.drag === 'y' ? from[0] : clamp(snapToStep(aim[0], point.snap), point.x);
  if (point.on !== undefined) {
    const y = evaluator(point.on)({ ...scope, x });
    return Number.isFinite(y) ? [x, y] : from;
  }
  const y = point.drag === 'x' ? from[1] : clamp(snapToStep(aim[1], point.snap), point.y);
  return [x, y];
}

/** Values of sliders and, in order, of points: a point may depend on those before it. */
export function scopeOf(spec: GraphSpec, state: GraphState): Scope {
  const scope: Record<string, number> = { ...state.sliders };
  for (const point of spec.points) {
    let [x, y] = state.points[point.name] ?? evaluatePair(point.at, scope);
    if (point.on !== undefined) y = evaluator(point.on)({ ...scope, x });
    scope[`${point.name}.x`] = x;
    scope[`${point.name}.y`] = y;
  }
  return scope;
}

export function initialState(spec: GraphSpec): GraphState {
  const sliders = Object.fromEntries(spec.sliders.map(({ name, value }) => [name, value]));
  const scope = scopeOf(spec, { sliders, points: {} });
  const points = Object.fromEntries(
    spec.points
      .filter(({ drag }) => drag !== 'none')
      .map(({ name }): [string, Position] => [
        name,
        [scope[`${name}.x`] ?? 0, scope[`${name}.y`] ?? 0],
      ]),
  );
  return { sliders, points };
}

/** `−0.5`: at most three decimals and a true minus sign, in the digits of a language. */
export function formatNumber(value: number, language: string): string {
  if (!Number.isFinite(value)) return 'undefined';
  const rounded = Number(value.toFixed(3));
  return localNumbers(String(rounded === 0 ? 0 : rounded), language);
}

/** The text with each `{{expression}}` replaced by its value. */
export const fillText = (text: string, scope: Scope, language: string): string =>
  text.replaceAll(/\{\{(.+?)\}\}/g, (_, source: string) =>
    formatNumber(evaluator(source)(scope), language),
  );
