import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the picture of what a lesson's `number`th cell with `alt="…"` draws is kept, from 1. */
export function figurePath(lesson: string, number: number): string {
  return join(dirname(lesson), 'figures', `${basename(lesson, '.md')}-${number}.svg`);
}

/** The pictures of a lesson's cells, in their order, up to the first that is missing. */
export function figuresOf(lesson: string): readonly string[] {
  const figures: string[] = [];
  for (
    let path = figurePath(lesson, 1);
    existsSync(path);
    path = figurePath(lesson, figures.length + 1)
  )
    figures.push(readFileSync(path, 'utf8'));
  return figures;
}
