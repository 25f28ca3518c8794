import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { figurePath } from '@lemma/lesson-renderer/course';
import type { ShownOutputs } from './prove-outputs.ts';

/** Puts the outputs into a lesson's file and the figures beside it, and takes figures away that no cell draws any more. */
export function writeOutputs(
  file: ShownOutputs & { readonly path: string },
  { markdown, figures }: ShownOutputs,
): void {
  if (markdown !== file.markdown) writeFileSync(file.path, markdown);
  for (const [at, figure] of figures.entries()) {
    const path = figurePath(file.path, at + 1);
    if (figure === file.figures[at]) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, figure);
  }
  for (let at = figures.length; at < file.figures.length; at += 1)
    rmSync(figurePath(file.path, at + 1));
}
