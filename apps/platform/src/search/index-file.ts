import type { LessonFact, LessonText } from '@lemma/lesson-renderer/course';

/** What the build writes for the search, and a learner's browser makes an index of. */
export interface SearchIndexFile {
  readonly courses: readonly string[];
  readonly lessons: readonly IndexedLesson[];
  /** Words that stand in the prose of more than half of all lessons: they tell none from another, and are in no `words`. */
  readonly common?: readonly string[];
}

export interface IndexedLesson {
  readonly uid: string;
  readonly title: string;
  readonly summary: string;
  /** Place of its course in `courses`. */
  readonly course: number;
  readonly headings: readonly string[];
  readonly facts: readonly LessonFact[];
  /** Words of its prose that stand nowhere above, each once, in alphabetical order: they can be found and not read. */
  readonly words: string;
}

/** Id of a fact on the page of its lesson; '' where it has none. */
export const factAnchor = (lesson: string, id: string): string =>
  id === '' ? '' : `${lesson}--${id}`;

export interface WrittenCourse {
  readonly title: string;
  readonly lessons: readonly (LessonText & { readonly uid: string })[];
}

/** Fewer lessons have no common words: what stands in two of three may be what they are about. */
const fewest = 20;

/** The index file of some courses. */
export function indexFile(courses: readonly WrittenCourse[]): SearchIndexFile {
  const common = commonWords(courses.flatMap(({ lessons }) => lessons.map(({ prose }) => prose)));
  return {
    courses: courses.map(({ title }) => title),
    common: [...common].toSorted(),
    lessons: courses.flatMap(({ lessons }, course) =>
      lessons.map(({ uid, title, summary, headings, facts, prose }) => {
        const said = new Set([...common, ...wordsOf([title, summary, ...headings].join(' '))]);
        const others = new Set(wordsOf(prose).filter((word) => word.length > 2 && !said.has(word)));
        const words = [...others].toSorted().join(' ');
        return { uid, title, summary, course, headings, facts, words };
      }),
    ),
  };
}

function commonWords(proses: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const prose of proses)
    for (const word of new Set(wordsOf(prose))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(fewest, proses.length) / 2;
  return new Set([...counts].flatMap(([word, count]) => (count > most ? [word] : [])));
}

/** Words as they are compared: lower case, without accents. Letters and digits belong to a word, and so does `_`. */
export function wordsOf(text: string): readonly string[] {
  return plainLetters(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** A text in lower case without accents, as long as before. */
export function plainLetters(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}
