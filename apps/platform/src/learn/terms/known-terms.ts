import { factAnchor, type SearchIndexFile } from '../../search/index-file.ts';
import type { LessonPlace } from '../lookup/lesson-place.ts';

/** Terms in small letters, and where each is defined. */
export type KnownTerms = ReadonlyMap<string, LessonPlace>;

/** The fewest letters of a term that is one word: shorter ones (`get`, `zero`, `table`) are words of every day, too. */
const fewestLetters = 7;

/** Long words that a text uses in their everyday sense more often than in that of their definition. */
const everyday = new Set([
  'continue',
  'conversion',
  'counter',
  'decimal',
  'default',
  'describe',
  'difference',
  'distance',
  'duplicate',
  'exception',
  'frequency',
  'multiple',
  'parallel',
  'property',
  'reversed',
  'thousand',
]);

/** What the lessons before this one in its course have defined. Of two definitions the later one counts. */
export function termsBefore({ lessons }: SearchIndexFile, lesson: string): KnownTerms {
  const at = lessons.findIndex(({ uid }) => uid === lesson);
  const known = new Map<string, LessonPlace>();
  for (const { uid, course, facts } of lessons.slice(0, Math.max(0, at))) {
    if (course !== lessons[at]?.course) continue;
    for (const { id, terms } of facts)
      for (const term of terms)
        if (id !== '' && isTelling(term))
          known.set(term.toLowerCase(), { lesson: uid, anchor: factAnchor(uid, id) });
  }
  for (const { terms } of lessons[at]?.facts ?? [])
    for (const own of terms) known.delete(own.toLowerCase());
  return known;
}

/** Whether a term, where it stands in a text, is meant as one. */
function isTelling(term: string): boolean {
  const words = term.toLowerCase().split(/\s+/u);
  if (words.length > 1) return words.length < 4 && !words.includes('and') && !words.includes('or');
  return term.length >= fewestLetters && !everyday.has(term.toLowerCase());
}
