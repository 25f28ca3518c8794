import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { SectionKind } from '../format/compiled-lesson.ts';
import { englishLabels } from '../format/labels.ts';

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

interface FoundSection {
  readonly kind: SectionKind;
  readonly title: string;
  /** Place among the nodes. */
  readonly index: number;
  readonly node: RootContent;
}

/** The four sections of every lesson, in their order. */
export const required: readonly SectionKind[] = [
  'explanation',
  'worked-example',
  'exercises',
  'review',
];

/** Cuts a lesson at its headings. A fragment that has none of the four sections is one explanation. */
export function outline(tree: Root, fragment: boolean): readonly OutlineSection[] {
  const nodes = nodesOf(tree);
  const found = foundSections(nodes);
  if (fragment && found.length === 0) {
    return [{ kind: 'explanation', title: '', parts: partsOf(nodes) }];
  }
  const before = nodes.slice(0, found[0]?.index ?? nodes.length);
  const sections = found.map(({ kind, title, index }, i) => ({
    kind,
    title,
    parts: partsOf(nodes.slice(index + 1, found[i + 1]?.index ?? nodes.length)),
  }));
  if (before.every(isInvisible)) return sections;
  return [{ kind: 'explanation', title: '', parts: partsOf(before) }, ...sections];
}

/** What a lesson holds beside its front matter. */
export function nodesOf(tree: Root): readonly RootContent[] {
  return tree.children.filter((node) => node.type !== 'yaml');
}

/** The headings of sections, in the order that they stand in. */
export function foundSections(nodes: readonly RootContent[]): readonly FoundSection[] {
  return nodes.flatMap((node, index) => {
    const kind = sectionOf(node);
    return kind ? [{ kind, title: toString(node), index, node }] : [];
  });
}

function sectionOf(node: RootContent): SectionKind | undefined {
  if (node.type !== 'heading' || node.depth !== 2) return undefined;
  const title = toString(node).trim().toLowerCase();
  return required.find((kind) => englishLabels[kind].toLowerCase() === title);
}

/** Definitions show nothing where they stand. */
export function isInvisible(node: RootContent): boolean {
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
