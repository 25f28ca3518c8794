import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  type CompiledLesson,
  compileLesson,
  type LessonMessage,
} from '@lemma/lesson-renderer/compile';
import { widgetSchemas } from '@lemma/widgets/schemas';
import { parse } from 'yaml';
import { z } from 'zod';

export const contentDirectory = join(import.meta.dirname, '..');

const courseFile = z.object({
  uid: z.string(),
  title: z.string(),
  free_units: z.number().default(1),
  units: z.array(z.object({ uid: z.string(), title: z.string(), lessons: z.array(z.string()) })),
});
const planFile = z.object({ lessons: z.array(z.looseObject({ uid: z.string() })) });

/** A lesson's file with what the compiler made of it. */
export interface LessonFile {
  readonly uid: string;
  readonly course: string;
  readonly unit: string;
  /** Absolute path, and the path that messages show. */
  readonly path: string;
  readonly shown: string;
  readonly markdown: string;
  readonly lesson: CompiledLesson | undefined;
  readonly messages: readonly LessonMessage[];
}

export interface CourseFiles {
  readonly uid: string;
  readonly title: string;
  readonly units: readonly { readonly uid: string; readonly title: string }[];
  readonly lessons: readonly LessonFile[];
  /** Lessons of the plan that are not written. */
  readonly planned: number;
  /** What is wrong with the course's own files. */
  readonly problems: readonly string[];
}

/** Reads and compiles every course, or only the lessons named in `wanted`. */
export function readCourses(wanted: readonly string[] = []): CourseFiles[] {
  const folders = globSync('*/course.yaml', { cwd: contentDirectory }).toSorted();
  const outlines = folders.map((file) => {
    const folder = join(contentDirectory, file, '..');
    const planPath = join(folder, 'plan.yaml');
    return {
      folder,
      course: courseFile.parse(parse(readFileSync(join(contentDirectory, file), 'utf8'))),
      plan: existsSync(planPath)
        ? planFile.parse(parse(readFileSync(planPath, 'utf8'))).lessons
        : [],
    };
  });
  const knownLessons = outlines.flatMap(({ course, plan }) => [
    ...course.units.flatMap(({ lessons }) => lessons),
    ...plan.map(({ uid }) => uid),
  ]);
  return outlines.map(({ folder, course, plan }) => {
    const problems: string[] = [];
    const listed = new Set(course.units.flatMap(({ lessons }) => lessons));
    for (const path of globSync('*/*.md', { cwd: folder }))
      if (!listed.has(basename(path, '.md')))
        problems.push(
          `content/${course.uid}/${path} is in no unit: add it to course.yaml, or nobody will see it.`,
        );
    const lessons = course.units.flatMap((unit, index) =>
      unit.lessons.flatMap((uid, position): LessonFile[] => {
        if (wanted.length > 0 && !wanted.includes(uid)) return [];
        const path = join(folder, unit.uid, `${uid}.md`);
        if (!existsSync(path)) {
          problems.push(
            `content/${course.uid}/course.yaml names ${uid}, but ${unit.uid}/${uid}.md does not exist.`,
          );
          return [];
        }
        const markdown = readFileSync(path, 'utf8');
        const shown = relative(join(contentDirectory, '..'), path);
        const compiled = compileLesson(markdown, {
          file: shown,
          course: course.uid,
          unit: unit.uid,
          free: index < course.free_units,
          number: position + 1,
          widgets: widgetSchemas,
          knownLessons,
        });
        return [{ uid, course: course.uid, unit: unit.uid, path, shown, markdown, ...compiled }];
      }),
    );
    return {
      uid: course.uid,
      title: course.title,
      units: course.units,
      lessons,
      planned: plan.filter(({ uid }) => !listed.has(uid)).length,
      problems,
    };
  });
}
