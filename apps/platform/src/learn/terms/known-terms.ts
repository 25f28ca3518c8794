import type { SearchIndexFile } from '../../search/index-file.ts';
import { glossaryTerms } from '../glossary/glossary-terms.ts';
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
export function termsBefore(index: SearchIndexFile, lesson: string): KnownTerms {
  const at = index.lessons.findIndex(({ uid }) => uid === lesson);
  const course = index.lessons[at]?.course;
  const before = index.lessons.slice(0, Math.max(0, at)).filter((one) => one.course === course);
  const own = new Set(
    index.lessons[at]?.facts.flatMap(({ terms }) => terms.map((term) => term.toLowerCase())),
  );
  const order = new Map(before.map(({ uid }, place) => [uid, place]));
  const terms = glossaryTerms({ ...index, lessons: before })
    .filter(({ term, anchor }) => anchor !== '' && isTelling(term) && !own.has(term.toLowerCase()))
    .toSorted((a, b) => (order.get(a.lesson.uid) ?? 0) - (order.get(b.lesson.uid) ?? 0));
  return new Map(
    terms.map(({ term, lesson: { uid }, anchor }) => [term.toLowerCase(), { lesson: uid, anchor }]),
  );
}

/** Whether a term, where it stands in a text, is meant as one. */
function isTelling(term: string): boolean {
  const words = term.toLowerCase().split(/\s+/u);
  if (words.length > 1) return words.length < 4 && !words.includes('and') && !words.includes('or');
  return term.length >= fewestLetters && !everyday.has(term.toLowerCase());
}
