import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importDocument, type ImportedDocument } from '../import/import-document.ts';
import type { CommandResult } from './command-result.ts';

interface ImportCommand {
  /** Folder to write into. */
  readonly into: string;
  readonly prose: boolean;
  readonly json: boolean;
}

interface Import {
  readonly source: string;
  readonly file: string;
  readonly losses: ImportedDocument['losses'];
  /** Why nothing was written. */
  readonly problem?: string;
}

/** `lemma-content import`: writes a lesson for each document, over none that is there, and lists what could not be taken over. */
export function importDocuments(
  sources: readonly string[],
  { into, prose, json }: ImportCommand,
): CommandResult {
  const imports = sources.map((source) => importOne(source, into, prose));
  const code = imports.some(({ problem }) => problem !== undefined) ? 1 : 0;
  if (json) return { code, output: JSON.stringify({ imports }, null, 2) };
  return { code, output: imports.map(said).join('\n\n') };
}

function importOne(source: string, into: string, prose: boolean): Import {
  let file = '';
  try {
    if (!existsSync(source)) throw new Error('There is no such file.');
    const { uid, markdown, losses } = importDocument(readFileSync(source, 'utf8'), {
      name: source,
      prose,
    });
    file = join(into, `${uid}.md`);
    if (existsSync(file))
      throw new Error('It is there already. Move it away, or import into another folder.');
    mkdirSync(into, { recursive: true });
    writeFileSync(file, markdown);
    return { source, file, losses };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    return { source, file, losses: [], problem };
  }
}

function said({ source, file, losses, problem }: Import): string {
  if (problem !== undefined) return `${file || source}: ${problem}`;
  const list = losses.map(({ at, what }) => `  ${at}: ${what}`);
  const head =
    losses.length === 0
      ? `${source} → ${file}: all of it was taken over.`
      : `${source} → ${file}. Not taken over as it was:`;
  return [head, ...list, `Check it with: lemma-content check ${file}`].join('\n');
}
