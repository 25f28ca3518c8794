import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { readCourseFolders } from '../../packages/lesson-renderer/src/course/index.ts';
import { lessonStoryTitle } from './lesson-file.ts';

/**
 * Makes every lesson of `content/` a story, from one file that stands for them all. Were the lessons story
 * files themselves, Storybook would index again and load the preview anew at each key an author presses.
 */
export const lessonIndexer = (root: string): Indexer => ({
  test: /content\.lessons$/u,
  createIndex: async () =>
    readCourseFolders(join(root, 'content'), root)
      .flatMap(({ lessons }) => lessons)
      .map(({ path, shown }) => ({
        type: 'story',
        importPath: `./${shown}`,
        exportName: 'Live',
        name: 'Live',
        title: lessonStoryTitle(path),
        tags: ['!autodocs', '!test'],
      })),
});
