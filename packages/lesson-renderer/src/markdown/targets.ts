import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { walk } from './walk.ts';
import { calloutLabel, callouts, type CalloutKind } from './callouts.ts';
import { labelled } from './directive-label.ts';
import type { ContainerDirective } from './directive-nodes.ts';
import { definitionsIn, type DefinitionDescription } from './definition-lists.ts';
import type { LessonLabels } from '../format/labels.ts';
import type { Report } from '../format/reporter.ts';

/** Something with an id that `[](#id)` can point at, and what an empty link to it says. */
export interface Target {
  readonly id: string;
  readonly label: string;
  /** Number of a theorem, definition, example, equation, figure or table. */
  readonly number: string | undefined;
  /** What a term of a glossary means. */
  readonly meaning?: DefinitionDescription;
}

/** Numbers by node, and targets by id: collected before anything is rendered, so that references may look ahead. */
export interface Targets {
  readonly byId: ReadonlyMap<string, Target>;
  readonly numbers: ReadonlyMap<object, string>;
  /** Anchors of headings by node, each used once in the lesson. */
  readonly anchors: ReadonlyMap<object, string>;
}

/** An id behind what it names: `{#fig-parabola}`. */
export const idMark = /\{#([\w:-]+)\}/;

export function collectTargets(
  tree: Root,
  prefix: string,
  report: Report,
  labels: LessonLabels,
  kinds: ReadonlyMap<string, CalloutKind> = callouts,
): Targets {
  const byId = new Map<string, Target>();
  const numbers = new Map<object, string>();
  const anchors = new Map<object, string>();
  const headings: Heading[] = [];
  const counted = { theorem: 0, equation: 0, figure: 0, table: 0 };

  const add = (
    node: RootContent,
    id: string,
    label: string,
    number?: string,
    meaning?: DefinitionDescription,
  ) => {
    if (byId.has(id)) {
      report(
        'duplicate-id',
        'error',
        node,
        `The id "${id}" is used twice.`,
        'Give one of them another id.',
      );
      return;
    }
    byId.set(id, { id, label, number, ...(meaning ? { meaning } : {}) });
  };

  const next = (row: keyof typeof counted, node: RootContent) => {
    counted[row] += 1;
    const number = `${prefix}${counted[row]}`;
    numbers.set(node, number);
    return number;
  };

  const addTerms = (glossary: ContainerDirective) => {
    for (const list of glossary.children) {
      if (list.type !== 'definitionList') continue;
      for (const { terms, descriptions } of definitionsIn(list))
        for (const term of terms) {
          const words = toString(term);
          const id = `term-${slug(words)}`;
          term.data = { ...term.data, id };
          add(term, id, words, undefined, descriptions[0]);
        }
    }
  };

  walk(tree, (node) => {
    if (node.type === 'containerDirective') {
      const { name } = node;
      if (name === 'glossary') addTerms(node);
      const kind = kinds.get(name);
      const id = node.attributes?.['id'];
      const row = kind?.numbered ? 'theorem' : id ? rowOf(name) : undefined;
      if (!kind && !row) return;
      const number = row && next(row, node);
      const label = calloutLabel(name, labels, number, kinds);
      if (id) add(node, id, number ? label : titleOf(node, label), number);
    } else if (node.type === 'math') {
      const id = equationId(node.meta);
      if (!id) return;
      const number = next('equation', node);
      add(node, id, `(${number})`, number);
    } else if (node.type === 'heading' && node.depth >= 3) {
      headings.push(node);
    }
  });
  // After all that has an id of its own: a heading gives way to it. Headings may share their words: the first keeps
  // the plain anchor, the next ends in -2.
  const counts = new Map<string, number>();
  for (const heading of headings) {
    const plain = slug(toString(heading));
    if (plain === '') continue;
    let count = counts.get(plain) ?? 1;
    while (byId.has(anchorAt(plain, count))) count += 1;
    counts.set(plain, count);
    const id = anchorAt(plain, count);
    anchors.set(heading, id);
    byId.set(id, { id, label: toString(heading), number: undefined });
  }
  return { byId, numbers, anchors };
}

/** Blocks that are numbered where they have an id, each kind in a row of its own. */
function rowOf(name: string): 'figure' | 'table' | undefined {
  return name === 'figure' || name === 'table' ? name : undefined;
}

function anchorAt(plain: string, count: number): string {
  return count === 1 ? plain : `${plain}-${count}`;
}

/** Id of a numbered equation, written after its opening fence: `$$ {#eq-sum}`. */
export function equationId(meta: string | null | undefined): string | undefined {
  return meta ? idMark.exec(meta)?.[1] : undefined;
}

/** Anchor of a heading: its words in lower case, joined by hyphens; letters of any script stay, with their accents and vowel signs. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function titleOf(node: ContainerDirective, otherwise: string): string {
  const { label } = labelled(node);
  return label ? toString(label) : otherwise;
}
