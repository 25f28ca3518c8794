import { join } from 'node:path';
import type { Plugin } from 'vite';
import { courseReader } from './course-reader.ts';

type Layouts = typeof import('../src/learn/graph/layout/built-layouts.ts');

/** Loaded where it runs, and not bundled with the configuration: a fresh clone has no `dist` of the engine. */
async function layouts(): Promise<Layouts> {
  const file = new URL('../src/learn/graph/layout/built-layouts.ts', import.meta.url).href;
  const loaded: Layouts = await import(file);
  return loaded;
}

const contentFolder = join(import.meta.dirname, '../../../content');

/** Lays the knowledge graph out at build: all courses, and each. A learner's browser only draws. */
export function graphLayouts(): Plugin {
  return {
    name: 'lemma-graph-layouts',
    apply: 'build',
    config: async () => {
      const { buildLayouts } = await layouts();
      return { define: { LEMMA_GRAPH_LAYOUTS: JSON.stringify(buildLayouts(await readCourses())) } };
    },
  };
}

async function readCourses() {
  const { frontMatterFields, readCourseFolders } = await courseReader();
  return readCourseFolders(contentFolder).map(({ course, plan, lessons: files }) => {
    const written = files.map(({ uid, unit, markdown }) => {
      const { title = uid, prerequisites = [] } = frontMatterFields(markdown);
      return { uid, unit, title, prerequisites };
    });
    const known = new Set(written.map(({ uid }) => uid));
    const planned = plan.lessons.filter(({ uid }) => !known.has(uid));
    return { units: course.units, lessons: [...written, ...planned] };
  });
}
