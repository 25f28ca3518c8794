import { splitFrontMatter } from '@lemma/lesson-renderer/course';
import { fencesOutsideQuestions, questionSources } from '../question-source.ts';

export interface Readability {
  readonly words: number;
  /** Mean words of a sentence. */
  readonly sentence: number;
  /** Flesch's reading ease (1948): 206.835 − 1.015 · words a sentence − 84.6 · syllables a word. 60–70 is plain English. */
  readonly ease: number;
}

/** How long and how easy the prose of a lesson is, its questions, code, formulas and tables aside. */
export function readability(markdown: string): Readability {
  const prose = proseOf(markdown);
  const words = prose.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
  const sentences = prose.split(/[.!?:](?:\s|$)|\n\s*\n/u).filter((part) => /\p{L}{2}/u.test(part));
  const perSentence = words.length / Math.max(1, sentences.length);
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  return {
    words: words.length,
    sentence: perSentence,
    ease: 206.835 - 1.015 * perSentence - 84.6 * (syllables / Math.max(1, words.length)),
  };
}

function proseOf(markdown: string): string {
  const holes = [...questionSources(markdown), ...fencesOutsideQuestions(markdown)].toSorted(
    (one, other) => one.start - other.start,
  );
  let prose = '';
  let from = 0;
  for (const { start, end } of holes) {
    prose += `${markdown.slice(from, start)}\n\n`;
    from = end;
  }
  return splitFrontMatter(prose + markdown.slice(from))
    .body.replaceAll(/\$\$[\s\S]*?\$\$|\$[^$\n]+\$|`[^`\n]+`/gu, 'it')
    .replaceAll(/^(?:\||::|#).*$/gmu, '\n');
}

/** Groups of vowels, a silent e at the end aside: within a few per cent of a dictionary on English prose. */
function syllableCount(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouyl])e$/u, '')
    .match(/[aeiouy]+/gu);
  return Math.max(1, groups?.length ?? 1);
}
