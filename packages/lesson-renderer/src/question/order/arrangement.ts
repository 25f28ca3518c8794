import type { PlacedLine } from '@lemma/learning-engine';
import type { Piece } from '../../format/compiled-lesson.ts';

/** The lines that a learner has put in place, from the top. Each change gives a new one. */
export type Arrangement = readonly PlacedLine[];

export const maxIndent = 8;

/** Puts a line behind the place `after` (−1: to the top), indented as the one before it, or deeper where that opens a block. */
export function put(
  lines: Arrangement,
  { id }: Piece,
  after: number,
  textOf: (id: string) => string,
  code: boolean,
): Arrangement {
  const before = lines[after];
  const opens = before !== undefined && textOf(before.id).endsWith(':');
  const indent = code && before ? Math.min(maxIndent, before.indent + (opens ? 1 : 0)) : 0;
  return [...lines.slice(0, after + 1), { id, indent }, ...lines.slice(after + 1)];
}

export function takeOut(lines: Arrangement, id: string): Arrangement {
  return lines.filter((line) => line.id !== id);
}

/** Moves a line by steps down the list, no further than its ends. */
export function moveBy(lines: Arrangement, id: string, steps: number): Arrangement {
  const from = lines.findIndex((line) => line.id === id);
  return moveTo(lines, id, from + steps);
}

/** Moves a line to a place from 0, no further than the ends of the list. */
export function moveTo(lines: Arrangement, id: string, place: number): Arrangement {
  const moved = lines.find((line) => line.id === id);
  if (!moved) return lines;
  const rest = takeOut(lines, id);
  const to = Math.min(rest.length, Math.max(0, place));
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

export function indentBy(lines: Arrangement, id: string, levels: number): Arrangement {
  return lines.map((line) =>
    line.id === id
      ? { ...line, indent: Math.min(maxIndent, Math.max(0, line.indent + levels)) }
      : line,
  );
}

export function sameArrangement(a: Arrangement, b: Arrangement): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, indent }, index) => b[index]?.id === id && b[index].indent === indent)
  );
}
