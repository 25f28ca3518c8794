import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LessonNode } from '@lemma/learning-engine';
import { parse } from 'yaml';
import { z } from 'zod';

const content = join(import.meta.dirname, '../../../content');
const header = z.object({
  uid: z.string(),
  title: z.string(),
  prerequisites: z.array(z.string()).default([]),
  encompasses: z.record(z.string(), z.number()).default({}),
  minutes: z.number(),
  skills: z.record(z.string(), z.string()),
  unit: z.string().optional(),
});
const plan = z.object({ lessons: z.array(header) });
const outline = z.object({
  uid: z.string(),
  units: z.array(z.object({ uid: z.string(), lessons: z.array(z.string()) })),
});

/** The lessons of both courses, those of the plan as if they were written: a simulation is of the whole path. */
export function realLessons(): LessonNode[] {
  return globSync('*/course.yaml', { cwd: content })
    .toSorted()
    .flatMap((file) => courseLessons(join(content, dirname(file))));
}

function courseLessons(folder: string): LessonNode[] {
  const course = outline.parse(parse(readFileSync(join(folder, 'course.yaml'), 'utf8')));
  const planned = plan.parse(parse(readFileSync(join(folder, 'plan.yaml'), 'utf8'))).lessons;
  const written = globSync('*/*.md', { cwd: folder }).map((file) => ({
    ...frontMatter(join(folder, file)),
    unit: basename(dirname(file)),
  }));
  const byUid = new Map([...planned, ...written].map((lesson) => [lesson.uid, lesson]));
  const units = course.units.map(({ uid }) => uid);
  return [...byUid.values()]
    .toSorted((a, b) => units.indexOf(a.unit ?? '') - units.indexOf(b.unit ?? ''))
    .map(({ skills, unit = '', ...lesson }) => ({
      ...lesson,
      course: course.uid,
      unit,
      skills: Object.keys(skills),
    }));
}

function frontMatter(file: string): z.output<typeof header> {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return header.parse(parse(yaml));
}
