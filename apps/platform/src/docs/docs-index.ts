import MiniSearch from 'minisearch';
import { wordsOf } from '../search/index-file.ts';
import type { DocsEntry } from './content/example.ts';

/** Characters of a query that are read. */
export const longestQuery = 200;
const mostFound = 12;

/** Finds parts of pages by their words. Every text is a query: an unknown word finds nothing, and no sign has a meaning. */
export class DocsIndex {
  readonly #entries: readonly DocsEntry[];
  readonly #index = new MiniSearch<DocsEntry & { readonly id: number }>({
    fields: ['heading', 'page', 'text'],
    tokenize: (text) => [...wordsOf(text)],
    // `wordsOf` has done it.
    processTerm: (term) => term,
  });

  constructor(entries: readonly DocsEntry[]) {
    this.#entries = entries;
    this.#index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  }

  /** What fits best, the best first. */
  find(query: string): readonly DocsEntry[] {
    const words = wordsOf(query.slice(0, longestQuery)).slice(0, 12);
    if (words.length === 0) return [];
    const hits = this.#index.search(words.join(' '), {
      combineWith: 'AND',
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { heading: 4, page: 2 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
    });
    return hits.slice(0, mostFound).flatMap(({ id }) => this.#entries[Number(id)] ?? []);
  }
}
