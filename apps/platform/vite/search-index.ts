import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SearchIndexFile } from '../src/search/index-file.ts';
import { courseReader } from './course-reader.ts';

type IndexFile = typeof import('../src/search/index-file.ts');

const contentFolder = join(import.meta.dirname, '../../../content');

/** Loaded where it runs, and not bundled with the configuration: a fresh clone has no `dist` of the packages. */
export async function readIndexFile(): Promise<SearchIndexFile> {
  const { lessonText, readCourseFolders } = await courseReader();
  const file = new URL('../src/search/index-file.ts', import.meta.url).href;
  const { indexFile }: IndexFile = await import(file);
  return indexFile(
    readCourseFolders(contentFolder).map(({ course, lessons }) => ({
      title: course.title,
      lessons: lessons.map(({ uid, markdown }) => ({ uid, ...lessonText(markdown) })),
    })),
  );
}

/** Builds the file that the search reads, as an asset of the site: the service worker keeps it like the others. */
export function searchIndex(): Plugin[] {
  let path = '';
  let source = '';
  return [
    {
      name: 'lemma-search-index',
      apply: 'build',
      config: async () => {
        source = JSON.stringify(await readIndexFile());
        const digest = createHash('sha256').update(source).digest('hex').slice(0, 12);
        path = `assets/search-index-${digest}.json`;
        return { define: { LEMMA_SEARCH_INDEX: JSON.stringify(`/${path}`) } };
      },
      generateBundle() {
        if (this.environment.name === 'client')
          this.emitFile({ type: 'asset', fileName: path, source });
      },
    },
    {
      name: 'lemma-search-index-in-development',
      apply: 'serve',
      configureServer: ({ middlewares }) => {
        middlewares.use('/search-index.json', (_request, response, next) => {
          readIndexFile().then(
            (file) =>
              response.setHeader('content-type', 'application/json').end(JSON.stringify(file)),
            next,
          );
        });
      },
    },
  ];
}
