import { z } from 'zod';
import type { SearchIndexFile } from './index-file.ts';
import { LessonSearch } from './search.ts';

/** Address of the index file, written in by the build; the development server has it at a fixed one. */
declare const LEMMA_SEARCH_INDEX: string | undefined;

const address = () =>
  typeof LEMMA_SEARCH_INDEX === 'undefined' ? '/search-index.json' : LEMMA_SEARCH_INDEX;

const piece = z.union([z.string(), z.strictObject({ math: z.string() })]);
const file: z.ZodType<SearchIndexFile> = z.object({
  courses: z.array(z.string()),
  lessons: z.array(
    z.object({
      uid: z.string(),
      title: z.string(),
      summary: z.string(),
      course: z.number(),
      headings: z.array(z.string()),
      facts: z.array(
        z.object({
          kind: z.enum(['definition', 'theorem', 'line']),
          id: z.string(),
          title: z.string(),
          excerpt: z.array(piece),
          terms: z.array(z.string()),
        }),
      ),
      words: z.string(),
    }),
  ),
});

let loadedIndex: Promise<SearchIndexFile> | undefined;
let index: SearchIndexFile | undefined;
let loadedSearch: Promise<LessonSearch> | undefined;

/** The index file, loaded once: from the network, or from what the service worker keeps. A failure may be tried again. */
export async function loadIndex(): Promise<SearchIndexFile> {
  loadedIndex ??= readIndex();
  try {
    index = await loadedIndex;
    return index;
  } catch (error) {
    loadedIndex = undefined;
    throw error;
  }
}

/** The index file, if it is there already. */
export const indexIfLoaded = (): SearchIndexFile | undefined => index;

/** The search over the index file, made once. */
export async function loadSearch(): Promise<LessonSearch> {
  loadedSearch ??= loadIndex().then((index) => new LessonSearch(index));
  try {
    return await loadedSearch;
  } catch (error) {
    loadedSearch = undefined;
    throw error;
  }
}

async function readIndex(): Promise<SearchIndexFile> {
  const answer = await fetch(address());
  if (!answer.ok) throw new Error(`${address()} answered ${answer.status}.`);
  return file.parse(await answer.json());
}
