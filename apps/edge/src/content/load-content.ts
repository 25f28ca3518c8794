import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildGraph, type LessonNode } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { parse } from 'yaml';
import { z } from 'zod';
import { CompileCache } from './compile-cache.ts';
import type { Content, CourseOutline, PlannedLesson } from './content.ts';
import { type CourseFile, courseFile, type PlanFile, planFile } from './course-file.ts';

/** The content folder cannot be served. The message names every file and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface LoadOptions {
  /** `content/`: a folder for each course. */
  readonly directory: string;
  /** Where compiled lessons are kept between starts; undefined keeps none. */
  readonly cacheDirectory?: string | undefined;
  /** A lesson that does not compile is left out and named here. */
  readonly onProblem: (message: string) => void;
}

/**
 * Compiles a content folder into one immutable bundle. A course that cannot be read throws `ContentError`;
 * a lesson with errors is left out, so that one bad file does not take the rest down.
 */
export function loadContent(options: LoadOptions): Content {
  const cache = new CompileCache(options.cacheDirectory);
  const courses: CourseOutline[] = [];
  const lessons = new Map<string, CompiledLesson>();
  const planned = new Map<string, PlannedLesson>();
  for (const file of globSync('*/course.yaml', { cwd: options.directory }).toSorted()) {
    const folder = join(options.directory, file, '..');
    const course = readYaml(courseFile, join(folder, 'course.yaml'));
    const planPath = join(folder, 'plan.yaml');
    const plan = existsSync(planPath) ? readYaml(planFile, planPath) : { lessons: [] };
    for (const lesson of compileCourse(
      course,
      folder,
      new Set(plan.lessons.map((one) => one.uid)),
      cache,
      options,
    ))
      lessons.set(lesson.uid, lesson);
    courses.push(outline(course, plan, lessons, planned));
  }
  if (courses.length === 0)
    throw new ContentError(
      `There is no course in ${options.directory}. Set CONTENT_DIR to a folder with <course>/course.yaml.`,
    );
  cache.sweep();
  const { graph, problems } = buildGraph([
    ...[...lessons.values()].map(nodeOfLesson),
    ...[...planned.values()].map(nodeOfPlan),
  ]);
  for (const problem of problems)
    options.onProblem(typeof problem === 'string' ? problem : problem.message);
  return { version: versionOf(courses, lessons, planned), courses, lessons, planned, graph };
}

function readYaml<T>(schema: z.ZodType<T>, file: string): T {
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const message =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new ContentError(`${file} cannot be read:\n${message}`, { cause: error });
  }
}

function compileCourse(
  course: CourseFile,
  folder: string,
  planned: ReadonlySet<string>,
  cache: CompileCache,
  { directory, onProblem }: LoadOptions,
): CompiledLesson[] {
  const files = new Map(
    globSync('**/*.md', { cwd: folder }).map((file) => [
      file.slice(file.lastIndexOf('/') + 1, -'.md'.length),
      join(folder, file),
    ]),
  );
  const compiled: CompiledLesson[] = [];
  for (const [index, unit] of course.units.entries())
    for (const uid of unit.lessons) {
      const file = files.get(uid);
      if (!file) {
        if (!planned.has(uid))
          onProblem(
            `${course.uid}/course.yaml names the lesson ${uid}, but there is no ${uid}.md.`,
          );
        continue;
      }
      const { lesson, messages } = cache.compile(readFileSync(file, 'utf8'), {
        file: relative(directory, file),
        course: course.uid,
        unit: unit.uid,
        free: index < course.free_units,
      });
      for (const message of messages)
        if (message.severity === 'error')
          onProblem(
            `${message.file}:${message.line}:${message.column} ${message.message} ${message.fix}`,
          );
      if (lesson) compiled.push(lesson);
    }
  return compiled;
}

/** A course with its lessons in order; planned ones that `course.yaml` does not place come last in their unit. */
function outline(
  course: CourseFile,
  plan: PlanFile,
  lessons: ReadonlyMap<string, CompiledLesson>,
  planned: Map<string, PlannedLesson>,
): CourseOutline {
  for (const { uid, title, unit, outcome, prerequisites, minutes } of plan.lessons)
    if (!lessons.has(uid))
      planned.set(uid, { uid, title, unit, outcome, prerequisites, minutes, course: course.uid });
  return {
    uid: course.uid,
    slug: course.slug,
    title: course.title,
    units: course.units.map((unit, index) => ({
      uid: unit.uid,
      title: unit.title,
      free: index < course.free_units,
      lessons: [
        ...new Set([
          ...unit.lessons.filter((uid) => lessons.has(uid) || planned.has(uid)),
          ...plan.lessons
            .filter((lesson) => lesson.unit === unit.uid && planned.has(lesson.uid))
            .map((lesson) => lesson.uid),
        ]),
      ],
    })),
  };
}

function nodeOfLesson(lesson: CompiledLesson): LessonNode {
  const { uid, title, course, unit, prerequisites, encompasses, minutes, skills } = lesson;
  return {
    uid,
    title,
    course,
    unit,
    prerequisites,
    encompasses,
    minutes,
    skills: skills.map((skill) => skill.id),
  };
}

function nodeOfPlan({
  uid,
  title,
  course,
  unit,
  prerequisites,
  minutes,
}: PlannedLesson): LessonNode {
  return {
    uid,
    title,
    course,
    unit,
    prerequisites,
    encompasses: {},
    minutes,
    skills: [],
    planned: true,
  };
}

function versionOf(
  courses: readonly CourseOutline[],
  lessons: ReadonlyMap<string, CompiledLesson>,
  planned: ReadonlyMap<string, PlannedLesson>,
): string {
  const parts = [
    courses,
    [...lessons.values()].map((lesson) => lesson.hash),
    [...planned.values()],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
