/**
 * `node --conditions=@lemma/source content/tools/make-texts.ts FOLDER`: makes the texts of `content/data` from the folder
 * `tests/testdata` of the source archive of brotli 1.2.1 on PyPI (see content/data/README.md). Run once; the results are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirectory } from './read-courses.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder: pip download brotli==1.2.1, then tests/testdata in it.');

/** The lines of a book from the one that begins so to the one that ends so, without indentation. */
function keep(source: string, name: string, begins: string, ends: string): void {
  const lines = readFileSync(join(folder ?? '', source), 'utf8')
    .split(/\r?\n/u)
    .map((line) => line.trim());
  const from = lines.findIndex((line) => line.startsWith(begins));
  const to = lines.findIndex((line, at) => at > from && line.endsWith(ends));
  if (from < 0 || to < 0) throw new Error(`${source} has no such passage. Is it of brotli 1.2.1?`);
  writeFileSync(join(contentDirectory, 'data', name), `${lines.slice(from, to + 1).join('\n')}\n`);
  console.log(`${name}: ${to - from + 1} lines.`);
}

keep('alice29.txt', 'alice.txt', 'Alice was beginning', 'falling down a very deep well.');
keep('plrabn12.txt', 'paradise-lost.txt', "Of Man's first", 'ways of God to men.');
