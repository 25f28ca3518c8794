import type { TextPiece } from '@lemma/lesson-renderer/course';
import MiniSearch from 'minisearch';
import { factAnchor, type SearchIndexFile, wordsOf } from './index-file.ts';

export type FoundKind = 'lesson' | 'fact' | 'term';

/** Something that a search found. */
export interface Found {
  readonly id: number;
  readonly kind: FoundKind;
  readonly title: string;
  /** What stands under the title. */
  readonly excerpt: readonly TextPiece[];
  readonly lesson: { readonly uid: string; readonly title: string; readonly course: string };
  /** Anchor in the lesson; '' leads to the lesson. */
  readonly anchor: string;
}

export interface SearchResult {
  readonly groups: readonly { readonly kind: FoundKind; readonly found: readonly Found[] }[];
  /** Words of the index that matched, as `wordsOf` writes them: to be marked. */
  readonly matched: readonly string[];
}

/** Characters of a query that are read; a field need not take more. */
export const longestQuery = 200;
/** Words of a query that are looked for. */
const mostWords = 12;
const mostOfKind = 6;
const kinds: readonly FoundKind[] = ['term', 'lesson', 'fact'];

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly words: string;
}

/** An index of words over lessons, facts and terms. It is made in the page: the words alone are half of a stored index. */
export class LessonSearch {
  readonly #found: Found[] = [];
  readonly #index = new MiniSearch<Entry>({
    fields: ['title', 'text', 'words'],
    tokenize: (text) => [...wordsOf(text)],
    // `wordsOf` has done it.
    processTerm: (term) => term,
  });

  readonly #common: ReadonlySet<string>;

  constructor({ courses, lessons, common = [] }: SearchIndexFile) {
    this.#common = new Set(common);
    const entries: Entry[] = [];
    const add = (found: Omit<Found, 'id'>, text: string, words = '') => {
      const id = this.#found.length;
      this.#found.push({ id, ...found });
      entries.push({ id, title: found.title, text, words });
    };
    for (const { uid, title, summary, course, headings, facts, words } of lessons) {
      const lesson = { uid, title, course: courses[course] ?? '' };
      const text = [summary, ...headings].join(' ');
      add({ kind: 'lesson', title, excerpt: [summary], lesson, anchor: '' }, text, words);
      for (const fact of facts) {
        const { excerpt } = fact;
        // As the compiler of lessons writes it: ids of several lessons may stand on one page.
        const anchor = factAnchor(uid, fact.id);
        const said = excerpt.filter((piece) => typeof piece === 'string').join(' ');
        for (const term of fact.terms)
          add({ kind: 'term', title: term, excerpt, lesson, anchor }, '');
        // A definition is found by its terms.
        if (fact.terms.length === 0 || fact.kind !== 'definition')
          add({ kind: 'fact', title: fact.title, excerpt, lesson, anchor }, said);
      }
    }
    this.#index.addAll(entries);
  }

  /** What fits best, by kind. Every text is a query: an unknown word finds nothing, and no sign has a meaning. */
  find(query: string): SearchResult {
    const asked = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords);
    // A word that is everywhere tells nothing, unless it is all that was asked.
    const telling = asked.filter((word) => !this.#common.has(word));
    const words = telling.length > 0 ? telling : asked;
    if (words.length === 0) return { groups: [], matched: [] };
    const hits = this.#index.search(words.join(' '), {
      combineWith: 'AND',
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      maxFuzzy: 2,
      boost: { title: 4, text: 2 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
    });
    const matched = new Set<string>();
    const groups = kinds.map((kind) => ({ kind, found: [] as Found[] }));
    for (const { id, terms } of hits) {
      const found = this.#found[Number(id)];
      const group = groups.find(({ kind }) => kind === found?.kind);
      if (!found || !group || group.found.length === mostOfKind) continue;
      group.found.push(found);
      for (const term of terms) matched.add(term);
    }
    return { groups: groups.filter(({ found }) => found.length > 0), matched: [...matched] };
  }
}
