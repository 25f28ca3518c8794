import { join } from 'node:path';
import { type CourseFile, courseFile } from './course-file.ts';
import { readCourseFile } from './read-course-file.ts';

/**
 * Reads the `course.yaml` of a course's folder, without its lessons. Throws `CourseFileError`. `shown` is the path that
 * messages name.
 *
 * @example readCourse('content/essential-linear-algebra-for-ml').units[0]?.title
 */
export function readCourse(folder: string, shown?: string): CourseFile {
  return readCourseFile(courseFile, join(folder, 'course.yaml'), shown);
}
