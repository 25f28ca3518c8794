import type { Indexer } from 'storybook/internal/types';
import { lessonPattern, lessonStoryTitle } from './lesson-file.ts';

/** Makes every lesson of `content/` a story. */
export const lessonIndexer: Indexer = {
  test: lessonPattern,
  createIndex: async (fileName) => [
    {
      type: 'story',
      importPath: fileName,
      exportName: 'Live',
      name: 'Live',
      title: lessonStoryTitle(fileName),
      tags: ['!autodocs', '!test'],
    },
  ],
};
