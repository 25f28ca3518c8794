/**
 * A file of a course cannot be read: it is missing, not YAML, or does not follow the format. The message has a line for
 * each mistake: the file, the place, what is wrong and what to write instead.
 */
export class CourseFileError extends Error {
  override readonly name = 'CourseFileError';
}
