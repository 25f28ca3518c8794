import { expect, it } from 'vitest';
import { featureGraph } from '../landing/feature-graph.ts';
import { gapFigure, gapFigurePhone } from '../landing/gap-figure.ts';
import { edgeCurve, type FigureNode, labelLine } from './graph-figure.tsx';

/** At most this wide is a character of Inter 500 at 12 px, on the average of a word. */
const CHARACTER = 7;

/** Where an edge is, at this share of its way: the cubic Bézier curve of its four points. */
function at(curve: ReturnType<typeof edgeCurve>, t: number): { x: number; y: number } {
  const [a, b, c, d] = curve;
  const mix = (key: 'x' | 'y') =>
    (1 - t) ** 3 * a[key] +
    3 * (1 - t) ** 2 * t * b[key] +
    3 * (1 - t) * t ** 2 * c[key] +
    t ** 3 * d[key];
  return { x: mix('x'), y: mix('y') };
}

/** The boxes of a node's lines of text: from the height of its capitals to below its descenders. */
const boxes = (node: FigureNode) =>
  (node.label ?? []).map((line, row) => ({
    text: line,
    left: node.x - (line.length * CHARACTER) / 2,
    right: node.x + (line.length * CHARACTER) / 2,
    top: labelLine(node, row) - 9,
    bottom: labelLine(node, row) + 3,
  }));

it.each([
  ['features', featureGraph],
  ['problem', gapFigure],
  ['problem on a phone', gapFigurePhone],
])(
  'no edge of the graph under "%s" passes through a name, and no name leaves the picture',
  (_name, graph) => {
    const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
    const crossed = graph.edges.flatMap(({ from, to }) => {
      const [a, b] = [nodes.get(from), nodes.get(to)];
      if (!a || !b)
        throw new Error(`An edge leads from ${from} to ${to}, and one of them is missing.`);
      const curve = edgeCurve(a, b);
      const points = Array.from({ length: 101 }, (_, step) => at(curve, step / 100));
      return graph.nodes
        .flatMap(boxes)
        .filter(({ left, right, top, bottom }) =>
          points.some(({ x, y }) => x > left && x < right && y > top && y < bottom),
        )
        .map(({ text }) => `${from} to ${to} through ${text}`);
    });
    expect(crossed).toEqual([]);
    const outside = graph.nodes
      .flatMap(boxes)
      .filter(
        ({ left, right, top, bottom }) =>
          left < 0 || right > graph.width || top < 0 || bottom > graph.height,
      );
    expect(outside).toEqual([]);
  },
);
