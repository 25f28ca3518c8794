import { safeParse } from 'valibot';
import type { LessonHtml, LessonMessage } from '../format/compiled-lesson.ts';
import { englishLabels, type LessonLabels } from '../format/labels.ts';
import { explainIssues } from '../yaml/explain-issue.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { placeAt } from '../yaml/place-at.ts';
import { checkExpressions } from './check-expressions.ts';
import { describeGraph } from './describe.ts';
import { graphSchema } from './graph-schema.ts';
import { type GraphSpec, normalizeGraph } from './graph-spec.ts';
import { constrain, type GraphState, initialState, type Position, scopeOf } from './graph-state.ts';
import { makePlane } from './plane.ts';
import { drawScene } from './scene.ts';
import { sceneToSvg } from './svg.ts';

/** Width in pixels of the static picture, and of the interactive one until it is measured. */
export const STATIC_WIDTH = 440;

export interface CompiledGraph {
  /** Plain JSON; undefined if the block has an error. */
  readonly spec: GraphSpec | undefined;
  /** The picture as an SVG element, '' if the block has an error. */
  readonly svg: LessonHtml;
  readonly description: string;
  readonly messages: readonly LessonMessage[];
  /** Points that a reader can move: where they begin, and where each lands if they are all aimed at other places. */
  readonly movable: readonly {
    readonly name: string;
    readonly start: Position;
    readonly landing: (aims: GraphState['points']) => Position;
  }[];
}

/**
 * Checks a `graph` block and draws it. Needs no React and no DOM. Never throws: what is wrong comes back
 * as located messages.
 *
 * @param yaml the text between the fences.
 * @param place the file, and the line (from 1) of the opening fence.
 * @param labels the words of the description.
 */
export function compileGraph(
  yaml: string,
  place: { readonly file: string; readonly line: number },
  labels: LessonLabels = englishLabels,
): CompiledGraph {
  const { value, problem, offsetOf } = readYaml(yaml);
  const messages: LessonMessage[] = [];
  const tell = (rule: string, offset: number, message: string, fix: string) => {
    const { line, column } = placeAt(yaml, offset);
    messages.push({
      rule,
      severity: 'error',
      file: place.file,
      line: place.line + line,
      column,
      message,
      fix,
    });
  };
  const failed = { spec: undefined, svg: '' as const, description: '', messages, movable: [] };

  if (problem) {
    tell('graph-yaml', problem.offset, problem.message, problem.fix);
    return failed;
  }

  const checked = safeParse(graphSchema, value ?? {});
  if (!checked.success) {
    for (const { path, what, message, fix } of explainIssues(checked.issues, 'The graph')) {
      tell('graph-schema', offsetOf(path, what), message, fix);
    }
    return failed;
  }
  for (const { path, message, fix } of checkExpressions(checked.output)) {
    tell('graph-expression', offsetOf(path), message, fix);
  }
  if (messages.length > 0) return failed;

  const spec = normalizeGraph(checked.output);
  const description = describeGraph(spec, labels);
  const plane = makePlane(spec, STATIC_WIDTH);
  const { sliders, points } = initialState(spec);
  const scene = drawScene(spec, scopeOf(spec, { sliders, points }), plane, labels.numbers);
  const movable = spec.points.flatMap((point) => {
    const start = points[point.name];
    if (!start) return [];
    const landing = (aims: GraphState['points']) => {
      const aim = aims[point.name] ?? start;
      return constrain(point, aim, aim, scopeOf(spec, { sliders, points: aims }));
    };
    return [{ name: point.name, start, landing }];
  });
  return { spec, svg: sceneToSvg(scene, plane, description), description, messages, movable };
}
