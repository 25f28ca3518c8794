import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { englishLabels } from '../format/labels.ts';
import { foundSections, isInvisible, nodesOf, required } from './outline.ts';
import type { Report } from '../format/reporter.ts';

/** A whole lesson has its four sections, once each, in their order, and nothing beside them. */
export function checkSections(tree: Root, report: Report): void {
  const nodes = nodesOf(tree);
  const found = foundSections(nodes);
  for (const kind of required) {
    if (!found.some((section) => section.kind === kind)) {
      const end = nodes.at(-1)?.position?.end ?? { line: 1, column: 1 };
      report(
        'sections',
        'error',
        end,
        `The section "## ${englishLabels[kind]}" is missing.`,
        'Every lesson has Explanation, Worked example, Exercises and Review, in this order.',
      );
    }
  }
  for (const [i, section] of found.entries()) {
    const previous = found[i - 1];
    if (previous && required.indexOf(section.kind) <= required.indexOf(previous.kind)) {
      report(
        'sections',
        'error',
        section.node,
        'This section is out of order or stands twice.',
        'Order: Explanation, Worked example, Exercises, Review.',
      );
    }
  }
  for (const node of nodes) {
    if (
      node.type === 'heading' &&
      node.depth <= 2 &&
      !found.some((section) => section.node === node)
    ) {
      report(
        'sections',
        'error',
        node,
        `"${toString(node)}" is none of the four sections.`,
        'Use a level-3 heading for a part of a section.',
      );
    }
  }
  const first = nodes.slice(0, found[0]?.index ?? 0).find((node) => !isInvisible(node));
  if (first) {
    report(
      'sections',
      'error',
      first,
      'Text stands before the first section.',
      'Move it under "## Explanation".',
    );
  }
}
