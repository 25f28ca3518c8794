import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';

type Layouts = typeof import('../src/learn/graph/layout/built-layouts.ts');

/** Loaded where it runs, and not bundled with the configuration: a fresh clone has no `dist` of the engine. */
async function layouts(): Promise<Layouts> {
  const file = new URL('../src/learn/graph/layout/built-layouts.ts', import.meta.url).href;
  const loaded: Layouts = await import(file);
  return loaded;
}

const contentFolder = join(import.meta.dirname, '../../../content');

const course = z.object({
  units: z.array(z.object({ uid: z.string(), title: z.string(), lessons: z.array(z.string()) })),
});
const plan = z.object({
  lessons: z.array(
    z.object({
      uid: z.string(),
      unit: z.string(),
      prerequisites: z.array(z.string()).default([]),
    }),
  ),
});
const frontMatter = z.object({ prerequisites: z.array(z.string()).default([]) });

/** Lays the knowledge graph out at build: all courses, and each. A learner's browser only draws. */
export function graphLayouts(): Plugin {
  return {
    name: 'lemma-graph-layouts',
    apply: 'build',
    config: async () => {
      const { buildLayouts } = await layouts();
      return { define: { LEMMA_GRAPH_LAYOUTS: JSON.stringify(buildLayouts(readCourses())) } };
    },
  };
}

function readCourses() {
  return globSync('*/course.yaml', { cwd: contentFolder })
    .toSorted()
    .map((file) => {
      const folder = join(contentFolder, file, '..');
      const { units } = course.parse(parse(readFileSync(join(folder, 'course.yaml'), 'utf8')));
      const planFile = join(folder, 'plan.yaml');
      const written = units.flatMap((unit) =>
        unit.lessons.flatMap((uid) => {
          const prerequisites = writtenPrerequisites(join(folder, unit.uid, `${uid}.md`));
          return prerequisites ? [{ uid, unit: unit.uid, prerequisites }] : [];
        }),
      );
      const known = new Set(written.map(({ uid }) => uid));
      const planned = existsSync(planFile)
        ? plan.parse(parse(readFileSync(planFile, 'utf8'))).lessons
        : [];
      const lessons = [...written, ...planned.filter(({ uid }) => !known.has(uid))];
      return { units, lessons };
    });
}

/** Of a written lesson: from its front matter. */
function writtenPrerequisites(file: string): readonly string[] | undefined {
  if (!existsSync(file)) return undefined;
  const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/mu);
  return frontMatter.parse(parse(head) ?? {}).prerequisites;
}
