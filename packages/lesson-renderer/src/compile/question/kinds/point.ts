import { evaluateExpression, scoreAnswer, type Place, type PointKey } from '@lemma/learning-engine';
import type { CompiledGraph } from '../../../graph/compile.ts';
import type { KindCompiler, MistakeReader, QuestionBlock } from '../source/question-kind.ts';
import { asRows, tolerance } from './answer-key.ts';

/** Points, or heads of arrows, to be placed: the movable points of the question's graph, and where they belong. */
export const point: KindCompiler = (block) => {
  const graph = graphOf(block);
  const key = graph && pointKey(graph, block);
  return (
    key && {
      key,
      material: {
        kind: 'point',
        spec: graph.spec,
        description: graph.description,
        points: key.points.map(({ id }) => id),
      },
      mistakes: mistakesOf(key),
    }
  );
};

function graphOf({ node, source, context }: QuestionBlock): CompiledGraph | undefined {
  const { reporter, compileGraph, labels } = context;
  const { plane } = source;
  const line = (plane?.position?.start.line ?? 1) + reporter.lineOffset;
  const graph = plane && compileGraph?.(plane.value, { file: reporter.file, line }, labels);
  reporter.add(graph?.messages ?? []);
  if (graph?.messages.length) return undefined;
  if (graph && graph.movable.length > 0) return graph;
  reporter.report(
    'point-graph',
    'error',
    plane ?? node,
    'The question has no graph with a point to place.',
    'Add a block "graph" with such a point: points: { P: { at: [0, 0], drag: true, snap: 1 } }.',
  );
  return undefined;
}

function pointKey(
  { movable }: CompiledGraph,
  { node, context }: QuestionBlock,
): PointKey | undefined {
  const fail = (message: string, fix: string) => {
    context.reporter.report('answer', 'error', node, message, fix);
    return undefined;
  };
  const text = node.attributes?.['answer'] ?? '';
  const places = placesIn(text, movable.length);
  if (!places)
    return fail(
      `The answer "${text}" is not ${movable.length === 1 ? 'one place' : `${movable.length} places`}.`,
      'Write answer="[2, 1]" for one point, or a row for each: answer="[[2, 1], [0, 3]]".',
    );
  const absoluteTolerance = tolerance(node, 'tolerance', context);
  const key: PointKey = {
    kind: 'point',
    points: movable.map(({ name }, index) => ({ id: name, at: places[index] ?? [0, 0] })),
    ...(absoluteTolerance === undefined ? {} : { absoluteTolerance }),
  };
  const aims = Object.fromEntries(key.points.map(({ id, at }) => [id, at]));
  const wrongPartsOf = (points: readonly Place[]) =>
    scoreAnswer(key, { kind: 'point', points }).wrongParts ?? [];
  // A snap or a curve may keep a point beside its exact place.
  for (const { part, given } of wrongPartsOf(movable.map(({ landing }) => landing(aims))))
    fail(
      `${part} cannot be placed where the answer has it: the nearest place is (${given}).`,
      'Change its "snap", "within" or "on", or write tolerance="…".',
    );
  const wrongAtFirst = wrongPartsOf(movable.map(({ start }) => start)).map(({ part }) => part);
  for (const { id } of key.points)
    if (!wrongAtFirst.includes(id))
      fail(`${id} begins at its right place.`, 'Let it begin elsewhere: change its "at".');
  return key;
}

/** As many places as there are points; one may be written as a vector. */
function placesIn(text: string, count: number): readonly Place[] | undefined {
  const result = evaluateExpression(text, {});
  const rows = (result.ok && asRows(result.value)) || [];
  const pairs = count === 1 && rows.length === 2 ? [rows.flat()] : rows;
  const places = pairs.flatMap(([x, y, ...rest]): Place[] =>
    x !== undefined && y !== undefined && rest.length === 0 ? [[x, y]] : [],
  );
  return pairs.length === count && places.length === count ? places : undefined;
}

function mistakesOf(key: PointKey): MistakeReader {
  const names = key.points.map(({ id }) => id);
  return ({ point: name = names.length === 1 ? names[0] : '', answer }) => {
    const at = names.indexOf(name?.trim() ?? '');
    const part = names[at];
    if (part === undefined) return { problem: `"point: ${name}" is none of ${names.join(', ')}.` };
    if (answer === undefined) return { part };
    const [place] = placesIn(answer, 1) ?? [];
    if (!place) return { problem: `"${answer}" is no place, as [2, -1] is.` };
    const points = key.points.map((one, index) => (index === at ? place : one.at));
    const [wrong] = scoreAnswer(key, { kind: 'point', points }).wrongParts ?? [];
    return wrong ?? { problem: `"${answer}" is the right place of ${part}.` };
  };
}
