import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { explainIssues } from '../yaml/explain-issue.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { placeAt } from '../yaml/place-at.ts';
import { CourseFileError } from './course-file-error.ts';

/** Forty times the longest plan so far: more is not a file that somebody wrote. */
const maxFileCharacters = 1_000_000;

/** Reads a YAML file of a course by its schema. Throws `CourseFileError`. `shown` is the path that messages name. */
export function readCourseFile<const T extends v.GenericSchema>(
  schema: T,
  path: string,
  shown = path,
): v.InferOutput<T> {
  const source = readText(path, shown);
  const { value, problem, offsetOf } = readYaml(source, 'typed', maxFileCharacters);
  const line = (offset: number, message: string, fix: string) => {
    const place = placeAt(source, offset);
    return `${shown}:${place.line}:${place.column}  ${message} ${fix}`;
  };
  if (problem)
    throw new CourseFileError(
      line(problem.offset, `The file is not YAML: ${problem.message}`, problem.fix),
    );
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const mistakes = explainIssues(parsed.issues, 'The file').map(
    ({ path: keys, what, message, fix }) => line(offsetOf(keys, what), message, fix),
  );
  throw new CourseFileError(mistakes.join('\n'));
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CourseFileError(`${shown} cannot be read: ${reason}.`, { cause });
  }
}
