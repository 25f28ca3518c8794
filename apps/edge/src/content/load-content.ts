import { createHash } from 'node:crypto';
import { buildGraph, type LessonNode } from '@lemma/learning-engine';
import { type CompiledLesson, compileLesson } from '@lemma/lesson-renderer/compile';
import {
  CompileCache,
  compileCourseLesson,
  compilerDigest,
  type CourseFile,
  CourseFileError,
  type CourseFolder,
  type KnownLessons,
  knownLessons,
  type PlanFile,
  readCourseFolders,
} from '@lemma/lesson-renderer/course';
import { widgetSchemas } from '@lemma/widgets/schemas';
import type { Content, CourseOutline, PlannedLesson } from './content.ts';
import { questionKinds } from './question-kinds.ts';

export interface LoadOptions {
  /** `content/`: a folder for each course. */
  readonly directory: string;
  /** Where compiled lessons are kept between starts; undefined keeps none. */
  readonly cacheDirectory?: string | undefined;
  /** A lesson that does not compile is left out and named here. */
  readonly onProblem: (message: string) => void;
}

/**
 * Compiles a content folder into one immutable bundle. A course that cannot be read throws `CourseFileError`;
 * a lesson with errors is left out, so that one bad file does not take the rest down.
 */
export function loadContent(options: LoadOptions): Content {
  const cache = compileCache(options.cacheDirectory);
  const courses: CourseOutline[] = [];
  const lessons = new Map<string, CompiledLesson>();
  const planned = new Map<string, PlannedLesson>();
  const folders = readCourseFolders(options.directory);
  const known = knownLessons(folders, (lesson) => cache.places(lesson));
  for (const folder of folders) {
    for (const problem of folder.problems) options.onProblem(problem);
    for (const lesson of compileCourse(folder, known, cache, options.onProblem))
      lessons.set(lesson.uid, lesson);
    courses.push(outline(folder.course, folder.plan, lessons, planned));
  }
  const replaces = new Map(folders.flatMap(({ course }) => Object.entries(course.replaces)));
  if (courses.length === 0)
    throw new CourseFileError(
      `There is no course in ${options.directory}. Set CONTENT_DIR to a folder with <course>/course.yaml.`,
    );
  cache.sweep();
  const { graph, problems } = buildGraph([
    ...[...lessons.values()].map((lesson) => nodeOfLesson(lesson, replaces.get(lesson.uid))),
    ...[...planned.values()].map(nodeOfPlan),
  ]);
  for (const problem of problems)
    options.onProblem(typeof problem === 'string' ? problem : problem.message);
  const version = versionOf(courses, lessons, planned, replaces);
  return { version, courses, lessons, planned, graph };
}

function compileCache(directory: string | undefined): CompileCache {
  const kinds = questionKinds();
  return new CompileCache({
    directory,
    compile: (markdown, options) =>
      compileLesson(markdown, { ...options, widgets: widgetSchemas, questionKinds: kinds }),
    compiler: compilerDigest([
      import.meta.resolve('@lemma/learning-engine'),
      import.meta.resolve('@lemma/lesson-renderer/compile'),
      import.meta.resolve('@lemma/widgets/schemas'),
    ]),
    // A definition has no digest: what it may have a part in is compiled at each start.
    keeps: (markdown) => !kinds.some(({ name }) => markdown.includes(name)),
  });
}

function compileCourse(
  { lessons }: CourseFolder,
  known: KnownLessons,
  cache: CompileCache,
  onProblem: LoadOptions['onProblem'],
): CompiledLesson[] {
  return lessons.flatMap((file) => {
    const { lesson, messages } = compileCourseLesson(file, known, (markdown, compileOptions) =>
      cache.compile(markdown, compileOptions),
    );
    for (const { severity, file: name, line, column, message, fix } of messages)
      if (severity === 'error') onProblem(`${name}:${line}:${column} ${message} ${fix}`);
    return lesson ? [lesson] : [];
  });
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
    slug: course.slug ?? course.uid,
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

function nodeOfLesson(lesson: CompiledLesson, replaces: readonly string[] | undefined): LessonNode {
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
    ...(replaces ? { replaces } : {}),
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
  replaces: ReadonlyMap<string, readonly string[]>,
): string {
  const parts = [
    courses,
    [...lessons.values()].map((lesson) => lesson.hash),
    [...planned.values()],
    [...replaces],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
