import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { englishLabels } from '../format/labels.ts';
import { foundSections, isInvisible, nodesOf, required } from '../markdown/outline.ts';
import type { SectionKind } from '../format/compiled-lesson.ts';
import type { Report } from '../format/reporter.ts';

/** What may stand after a section: the exercises end a round, and another or the review follows. */
const following: Readonly<Record<SectionKind, readonly SectionKind[]>> = {
  explanation: ['worked-example'],
  'worked-example': ['exercises'],
  exercises: ['explanation', 'review'],
  review: [],
};

const order =
  'Explanation, Worked example and Exercises, once or in up to four rounds of these three; then Review.';

/** An evening holds no more ideas. */
const mostRounds = 4;

/** A whole lesson has its four sections in their order, the first three in one to four rounds, and nothing beside them. */
export function checkSections(tree: Root, report: Report): void {
  const nodes = nodesOf(tree);
  const found = foundSections(nodes);
  const missing = required.filter((kind) => !found.some((section) => section.kind === kind));
  for (const kind of missing) {
    const end = nodes.at(-1)?.position?.end ?? { line: 1, column: 1 };
    report(
      'sections',
      'error',
      end,
      `The section "## ${englishLabels[kind]}" is missing.`,
      `Every lesson has ${order}`,
    );
  }
  // Of what is missing, one message is enough.
  const mayFollow = (before: SectionKind, after: SectionKind): boolean =>
    following[before].some(
      (kind) => kind === after || (missing.includes(kind) && mayFollow(kind, after)),
    );
  for (const [i, section] of found.entries()) {
    const previous = found[i - 1];
    if (previous && !mayFollow(previous.kind, section.kind)) {
      report(
        'sections',
        'error',
        section.node,
        `"## ${englishLabels[section.kind]}" cannot follow "## ${englishLabels[previous.kind]}".`,
        `Order: ${order}`,
      );
    }
  }
  const tooMany = found.filter(({ kind }) => kind === 'explanation')[mostRounds];
  if (tooMany) {
    report(
      'sections',
      'error',
      tooMany.node,
      `A lesson has at most ${mostRounds} rounds, and here begins another.`,
      'Make two lessons of it, the first a prerequisite of the second.',
    );
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
