import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { SectionKind } from '../lesson/compiled-lesson.ts';
import { englishLabels } from './labels.ts';
import type { Report } from './reporter.ts';

/** A section as Markdown nodes, cut into parts at its level-3 headings. */
export interface OutlineSection {
  readonly kind: SectionKind;
  readonly title: string;
  readonly parts: readonly OutlinePart[];
}

export interface OutlinePart {
  readonly heading: Heading | undefined;
  readonly nodes: readonly RootContent[];
}

/** The four sections of every lesson, in their order. */
const required: readonly SectionKind[] = ['explanation', 'worked-example', 'exercises', 'review'];

/** Cuts a lesson at its headings. A fragment that has none of the four sections is one explanation. */
export function outline(tree: Root, report: Report, fragment: boolean): readonly OutlineSection[] {
  const nodes = tree.children.filter((node) => node.type !== 'yaml');
  const found = nodes.flatMap((node, index) => {
    const kind = sectionOf(node);
    return kind ? [{ kind, title: toString(node), index, node }] : [];
  });
  if (fragment && found.length === 0) {
    return [{ kind: 'explanation', title: '', parts: partsOf(nodes) }];
  }
  if (!fragment) checkOrder(nodes, found, report);
  const before = nodes.slice(0, found[0]?.index ?? nodes.length);
  const sections = found.map(({ kind, title, index }, i) => ({
    kind,
    title,
    parts: partsOf(nodes.slice(index + 1, found[i + 1]?.index ?? nodes.length)),
  }));
  if (before.every(isInvisible)) return sections;
  return [{ kind: 'explanation', title: '', parts: partsOf(before) }, ...sections];
}

function sectionOf(node: RootContent): SectionKind | undefined {
  if (node.type !== 'heading' || node.depth !== 2) return undefined;
  const title = toString(node).trim().toLowerCase();
  return required.find((kind) => englishLabels[kind].toLowerCase() === title);
}

function isInvisible(node: RootContent): boolean {
  return node.type === 'definition' || node.type === 'footnoteDefinition';
}

function partsOf(nodes: readonly RootContent[]): readonly OutlinePart[] {
  const parts: { heading: Heading | undefined; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 3) parts.push({ heading: node, nodes: [] });
    else if (!isInvisible(node)) {
      const last = parts.at(-1);
      if (last) last.nodes.push(node);
      else parts.push({ heading: undefined, nodes: [node] });
    }
  }
  return parts;
}

function checkOrder(
  nodes: readonly RootContent[],
  found: readonly {
    readonly kind: SectionKind;
    readonly index: number;
    readonly node: RootContent;
  }[],
  report: Report,
): void {
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
