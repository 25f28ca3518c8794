import { readFileSync, utimesSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { figuresOf } from '@lemma/lesson-renderer/course';
import type { Plugin } from 'vite';
import { courseLessons } from './course-lessons.ts';
import { lessonPattern, lessonStoryTitle } from './lesson-file.ts';
import { type Prover, startProver } from './prover.ts';

const coursesModule = 'virtual:course-lessons';
const indexFile = join(import.meta.dirname, 'content.lessons');
const editor = '/.storybook/lessons';

/**
 * Turns a lesson's Markdown into a story module, and in the dev server keeps the open story at the file's
 * text: a change is sent to the page as text, past the module graph and past Storybook's index, which
 * would take most of a second for what only a compiler of lessons has to see.
 */
export function lessonStories(root: string): Plugin {
  return {
    name: 'lesson-stories',
    enforce: 'pre',
    resolveId: (id) => (id === coursesModule ? `\0${coursesModule}` : undefined),
    load: (id) =>
      id === `\0${coursesModule}`
        ? `export default ${JSON.stringify(courseLessons(root))};`
        : undefined,
    transform(markdown, id) {
      const [file = id] = id.split('?');
      if (!lessonPattern.test(file)) return undefined;
      const args = { source: markdown, file: relative(root, file), figures: figuresOf(file) };
      return {
        code: `import { LessonPreview, lessonStory } from '${editor}/lesson-preview.tsx';
import lessons from '${coursesModule}';
export default { title: ${JSON.stringify(lessonStoryTitle(file))}, component: LessonPreview, render: lessonStory, parameters: { layout: 'fullscreen', controls: { disable: true } } };
export const Live = { args: { ...${JSON.stringify(args)}, lessons } };`,
        map: null,
      };
    },
    hotUpdate({ file }) {
      return lessonPattern.test(file) ? [] : undefined;
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (!lessonPattern.test(file)) return;
        const source = readFileSync(file, 'utf8');
        server.ws.send('lesson:edited', { file: relative(root, file), source });
      });
      // A lesson that is new or gone is a matter for the index.
      for (const event of ['add', 'unlink'])
        server.watcher.on(event, (file) => {
          if (lessonPattern.test(file)) utimesSync(indexFile, new Date(), new Date());
        });
      const prover = startProver(root);
      server.httpServer?.once('close', () => prover.stop());
      server.middlewares.use('/lesson-proofs', (request, response) => {
        const file = new URL(request.url ?? '/', 'http://localhost').searchParams.get('file') ?? '';
        void answerWithProofs(prover, join(root, file), response);
      });
    },
  };
}

async function answerWithProofs(prover: Prover, file: string, response: ServerResponse) {
  try {
    const proofs = await prover.prove(file);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(proofs));
  } catch (error) {
    response.statusCode = 422;
    response.end(error instanceof Error ? error.message : String(error));
  }
}
