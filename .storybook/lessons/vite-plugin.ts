import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { lessonPattern, lessonStoryTitle } from './lesson-file.ts';

/** Turns a lesson's Markdown into a story module: an edit of the file updates the open story. */
export function lessonStories(root: string): Plugin {
  return {
    name: 'lesson-stories',
    enforce: 'pre',
    transform(markdown, id) {
      const [file = id] = id.split('?');
      if (!lessonPattern.test(file)) return undefined;
      const args = { source: markdown, file: relative(root, file) };
      return {
        code: `import { LessonPreview } from '/.storybook/lessons/lesson-preview.tsx';
export default { title: ${JSON.stringify(lessonStoryTitle(file))}, component: LessonPreview, parameters: { layout: 'fullscreen' } };
export const Live = { args: ${JSON.stringify(args)} };`,
        map: null,
      };
    },
  };
}
