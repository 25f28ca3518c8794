/** Courses as they lie on disk: Node only. */
export { CompileCache, type CompileCacheOptions, compilerDigest } from './compile-cache.ts';
export { compileCourseLesson, knownLessons, type KnownLessons } from './compile-course-lesson.ts';
export type { CourseFile, PlanFile } from './course-file.ts';
export { CourseFileError } from './course-file-error.ts';
export { type CourseFolder, type CourseLessonFile, readCourseFolders } from './course-folder.ts';
export { figurePath, figuresOf } from './lesson-figures.ts';
export type { LessonPlace } from './lesson-place.ts';
export { readCourse } from './read-course.ts';
export { frontMatterFields } from '../front-matter/front-matter-fields.ts';
export type { FrontMatter } from '../front-matter/front-matter.ts';
export { type LessonFact, type LessonText, lessonText, type TextPiece } from './lesson-text.ts';
export { splitFrontMatter, type SplitLesson } from '../front-matter/split-front-matter.ts';
