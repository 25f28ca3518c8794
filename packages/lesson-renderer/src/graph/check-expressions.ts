import { expressionProblemInWords, readExpression } from '@lemma/learning-engine/expression';
import { nearest } from '../format/nearest.ts';
import { checkExpression } from './expression/check.ts';
import type { GraphSource } from './graph-schema.ts';

export interface ExpressionProblem {
  /** Keys and indices from the block's root to the faulty value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly fix: string;
}

type Path = ExpressionProblem['path'];
type Place = readonly [number | string, number | string] | string;

/** Finds every expression that cannot be read, every unknown name and every unknown point. */
export function checkExpressions(source: GraphSource): readonly ExpressionProblem[] {
  const problems: ExpressionProblem[] = [];
  const sliders = Object.keys(source.sliders ?? {});
  const points = Object.keys(source.points ?? {});
  const known = new Set(sliders);

  function check(value: number | string, path: Path, names: ReadonlySet<string>): void {
    if (typeof value === 'number') return;
    const read = readExpression(value);
    const problem = read.ok
      ? checkExpression(read.expression, names)
      : { ...expressionProblemInWords(read.problem), at: read.problem.at };
    if (!problem) return;
    const { message, at } = problem;
    const fix = (read.ok ? undefined : adviceOn(value)) ?? problem.fix;
    problems.push({
      path,
      message: `The expression “${value}” is wrong at character ${at + 1}. ${message}`,
      fix,
    });
  }
  function checkPlace(place: Place, path: Path): void {
    if (typeof place !== 'string') {
      for (const [index, value] of place.entries()) check(value, [...path, index], known);
    } else if (!points.includes(place)) {
      const list = points.length > 0 ? points.join(', ') : 'none';
      const fix = place.includes(',')
        ? `Write brackets around a place: [${place.replaceAll(/[()]/g, '')}].`
        : nearest(place, points, 'Write [x, y], or name a point: points: { P: { at: [1, 2] } }.');
      problems.push({ path, message: `There is no point “${place}”; points are: ${list}.`, fix });
    }
  }
  function checkText(text: string | undefined, path: Path): void {
    for (const [, expression = ''] of text?.matchAll(/\{\{(.+?)\}\}/g) ?? []) {
      check(expression, path, known);
    }
  }
  const withNames = (...names: string[]) => new Set([...known, ...names]);

  for (const name of points.filter((point) => sliders.includes(point))) {
    const message = `“${name}” is a slider and a point.`;
    problems.push({ path: ['points', name], message, fix: 'Give one of them another name.' });
  }
  for (const name of [...sliders, ...points].filter((given) => ['x', 'y', 't'].includes(given))) {
    problems.push({
      path: [sliders.includes(name) ? 'sliders' : 'points', name],
      message: `“${name}” stands for a coordinate and cannot be the name of a slider or a point.`,
      fix: 'Give it another name.',
    });
  }
  // A point may use sliders and the points before it, so names are made known one by one.
  for (const [name, point] of Object.entries(source.points ?? {})) {
    const path = ['points', name];
    for (const [index, value] of point.at.entries()) check(value, [...path, 'at', index], known);
    if (point.on !== undefined) check(point.on, [...path, 'on'], withNames('x'));
    known.add(`${name}.x`).add(`${name}.y`);
  }
  for (const [name, point] of Object.entries(source.points ?? {})) {
    checkText(point.label, ['points', name, 'label']);
  }
  for (const [index, curve] of (source.functions ?? []).entries()) {
    const plain = typeof curve === 'string';
    const path = ['functions', index];
    check(plain ? curve : curve.y, plain ? path : [...path, 'y'], withNames('x'));
    if (!plain) checkText(curve.label, [...path, 'label']);
  }
  for (const [index, curve] of (source.parametric ?? []).entries()) {
    check(curve.x, ['parametric', index, 'x'], withNames('t'));
    check(curve.y, ['parametric', index, 'y'], withNames('t'));
    checkText(curve.label, ['parametric', index, 'label']);
  }
  for (const [index, line] of (source.segments ?? []).entries()) {
    checkPlace(line.from, ['segments', index, 'from']);
    checkPlace(line.to, ['segments', index, 'to']);
    checkText(line.label, ['segments', index, 'label']);
  }
  for (const [index, vector] of (source.vectors ?? []).entries()) {
    const path = ['vectors', index];
    if (typeof vector === 'string' || Array.isArray(vector)) checkPlace(vector, path);
    else {
      if (vector.from !== undefined) checkPlace(vector.from, [...path, 'from']);
      checkPlace(vector.to, [...path, 'to']);
      checkText(vector.label, [...path, 'label']);
    }
  }
  for (const [index, polygon] of (source.polygons ?? []).entries()) {
    for (const [corner, place] of polygon.points.entries()) {
      checkPlace(place, ['polygons', index, 'points', corner]);
    }
    checkText(polygon.label, ['polygons', index, 'label']);
  }
  for (const [index, region] of (source.inequalities ?? []).entries()) {
    const plain = typeof region === 'string';
    const path = ['inequalities', index];
    check(plain ? region : region.where, plain ? path : [...path, 'where'], withNames('x', 'y'));
  }
  for (const [index, map] of (source.maps ?? []).entries()) {
    for (const [row, line] of map.matrix.entries()) {
      for (const [column, value] of line.entries()) {
        check(value, ['maps', index, 'matrix', row, column], known);
      }
    }
  }
  const lines = typeof source.text === 'string' ? [source.text] : (source.text ?? []);
  for (const [index, line] of lines.entries()) {
    checkText(line, typeof source.text === 'string' ? ['text'] : ['text', index]);
  }
  return problems;
}

/** What to write instead of a text that is no expression: habits of paper, LaTeX and programs. */
function adviceOn(text: string): string | undefined {
  const side = /^[^=<>!]*[^=<>!]=([^=>].*)$/.exec(text)?.[1]?.trim();
  if (side) return `Write the right side alone: ${side}.`;
  if (text.includes('=>')) return 'Write >= for “greater or equal”.';
  if (text.includes('\\')) return 'Write it without LaTeX: sin(x), sqrt(x), a/b, pi.';
  if (text.includes('|')) return 'Write abs(x) for the absolute value.';
  const called = /\b(sin|cos|tan|ln|log|exp|sqrt|abs) +([a-z]\w*|\d+)/.exec(text);
  if (called) return `Write brackets behind a function: ${called[1]}(${called[2]}).`;
  return undefined;
}
