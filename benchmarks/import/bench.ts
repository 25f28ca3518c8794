/**
 * Six chapters of open books through `lemma-content import`: how many of their words a reader still sees, what was listed as not taken
 * over, and what the compiler says of the result. It cannot see whether what is there looks as its author meant it.
 */
import { compileLesson, renderBlocksToHtml } from '@lemma/lesson-renderer/compile';
import { importDocument } from '../../packages/lesson-renderer/src/import/import-document.ts';
import { median, spread, type Row } from '../statistics.ts';
import { chapters, textOf } from './chapters.ts';

const rounds = 15;

export async function run(): Promise<{ rows: Row[] }> {
  const rows: Row[] = [];
  for (const chapter of chapters) {
    const text = await textOf(chapter);
    const times: number[] = [];
    let imported = importDocument(text, { name: chapter.file, prose: true });
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      imported = importDocument(text, { name: chapter.file, prose: true });
      times.push(performance.now() - begun);
    }
    const { lesson, messages } = compileLesson(imported.markdown, { fragment: true });
    const shown = (lesson?.sections ?? [])
      .flatMap(({ title, parts }) => [
        title,
        ...parts.map((part) => `${part.title} ${renderBlocksToHtml(part.blocks)}`),
      ])
      .join(' ');
    const words = wordsOf(proseOf(text, chapter.file));
    const seen = new Set(wordsOf(shown.replaceAll(/<[^>]*>/g, ' ')));
    const errors = messages.filter(({ severity }) => severity === 'error').length;
    rows.push({
      case: `${chapter.file}, of ${chapter.book}`,
      ratio: words.filter((word) => seen.has(word)).length / words.length,
      against: 'the words of its prose',
      spread: spread(times),
      words: words.length,
      errors,
      warnings: messages.length - errors,
      listed: imported.losses.length,
      ms: median(times),
    });
  }
  return { rows };
}

/** What a reader of the book sees as text: no code, formulas, directives, options, labels or front matter. */
function proseOf(text: string, file: string): string {
  const markdown = file.endsWith('.ipynb')
    ? (JSON.parse(text) as { cells: { cell_type: string; source: string | string[] }[] }).cells
        .filter((cell) => cell.cell_type === 'markdown')
        .map(({ source }) => [source].flat().join(''))
        .join('\n\n')
    : text;
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/^```\{(?:code-cell|math|index|raw)\}[^]*?^```\s*$/gm, '')
    .replaceAll(/^ *```\w[^]*?^ *```\s*$/gm, '')
    .replaceAll(/^\s*(?:```|:::).*$|^:[\w-]+:.*$|^\(.*\)=$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$|\$[^$\n]*\$|\\begin\{[^]*?\\end\{\w+\*?\}/g, '')
    .replaceAll(/\{(?:eq|numref|ref|cite|doc)\}`[^`]*`/g, '')
    .replaceAll(/`[^`]*`|\]\([^)]*\)|^\[[^\]]*\]:.*$|https?:\S+/gm, '');
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/&[a-z#\d]+;/g, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];
