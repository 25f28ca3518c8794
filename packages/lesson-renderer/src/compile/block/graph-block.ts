import type { Code } from 'mdast';
import type { Element } from 'hast';
import { islandId, type CompileContext, type CompileGraph } from './compile-context.ts';
import { island } from '../../html/islands.ts';
import { problem } from '../../html/problem.ts';

/** A fenced `graph` block: its YAML checked, its static picture drawn. */
export function graphBlock(
  node: Code,
  context: CompileContext,
  compileGraph: CompileGraph,
): Element {
  const { reporter } = context;
  const refused = context.budget.refuses('graphs', 1, node);
  if (refused) return problem(refused);
  const fence = node.position?.start.line ?? 1;
  const place = { file: reporter.file, line: fence + reporter.lineOffset };
  const graph = compileGraph(node.value, place, context.labels);
  reporter.add(graph.messages);
  const error = graph.messages.find((message) => message.severity === 'error');
  if (error) return problem(error);
  return island({
    type: 'graph',
    id: islandId(context, 'graph'),
    spec: graph.spec,
    svg: graph.svg,
    description: graph.description,
  });
}
