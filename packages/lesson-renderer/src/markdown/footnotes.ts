import type { FootnoteDefinition, Root, RootContent } from 'mdast';
import { walk } from './walk.ts';
import type { WorkBudget } from '../budget/work-budget.ts';

/** All footnotes of a lesson, by identifier. */
export function collectFootnotes(tree: Root): ReadonlyMap<string, FootnoteDefinition> {
  const notes = new Map<string, FootnoteDefinition>();
  walk(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      notes.set(node.identifier, node);
  });
  return notes;
}

/** The footnotes that some nodes refer to, also through other footnotes. */
export function usedFootnotes(
  nodes: readonly RootContent[],
  notes: ReadonlyMap<string, FootnoteDefinition>,
  budget: WorkBudget,
): readonly FootnoteDefinition[] {
  if (notes.size === 0) return [];
  const used = new Set<FootnoteDefinition>();
  const waiting: RootContent[] = [...nodes];
  // A queue, not recursion: a chain of notes may be long.
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    walk(node, (reference) => {
      if (reference.type !== 'footnoteReference') return;
      const note = notes.get(reference.identifier);
      if (!note || used.has(note)) return;
      if (budget.refuses('copies', lengthOf(note), reference)) return;
      used.add(note);
      waiting.push(note);
    });
  }
  const present = new Set(nodes);
  return [...used].filter((note) => !present.has(note));
}

function lengthOf({ position }: FootnoteDefinition): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}
