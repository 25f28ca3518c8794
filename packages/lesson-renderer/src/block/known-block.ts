import type { Block } from '../format/compiled-lesson.ts';

/** The field that the view of each type cannot do without: a text, but for two. */
const needs: Readonly<Record<Block['type'], string>> = {
  html: 'html',
  element: 'blocks',
  widget: 'name',
  graph: 'svg',
  python: 'html',
  ask: 'id',
  question: 'uid',
  problem: 'message',
};

/** Is it a block that this version shows? JSON of a newer compiler may hold others, and JSON of anybody anything. */
export function isKnown(block: unknown): block is Block {
  if (typeof block !== 'object' || block === null) return false;
  const fields = block as Readonly<Record<string, unknown>>;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(needs, type)) return false;
  const needed = fields[needs[type as Block['type']]];
  if (type === 'element') return Array.isArray(needed);
  return typeof needed === (type === 'problem' ? 'object' : 'string') && needed !== null;
}
