import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitProgram } from '@lemma/python-runtime/node';
import { fences } from '../question-source.ts';
import { contentDirectory } from '../read-courses.ts';
import type { LessonMarkdown } from './course-lesson.ts';

/** `# mm a day, from FILE.csv: COLUMN, FIRST to LAST`, on one line or two, over `name = [numbers]`. */
const quotation =
  /^#.*\bfrom (?<name>[\w-]+\.csv):(?:\n#)? (?<column>\w+), (?<first>\S+) to (?<last>\S+)\n\w+ = (?<list>\[[^\]]*\])/gmu;

/** Numbers and files of lessons that are not those of the data file that they name. A sentence for each. */
export function checkData(lessons: readonly LessonMarkdown[]): string[] {
  return lessons.flatMap(({ file, markdown }) =>
    fences(markdown).flatMap(({ body, line }) => [
      ...otherLines(body).map(
        ({ name, other }) =>
          `${file}:${line} error "${other}" is no line of content/data/${name}, or stands in another order there. A program's file of this name holds lines of that file, of a table the first line, too.`,
      ),
      ...[...body.matchAll(quotation)].flatMap(({ groups = {} }) => {
        const { name = '', column = '', first = '', last = '', list = '' } = groups;
        const kept = values(name, column, first, last);
        const shown = list.match(/-?\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
        return kept !== undefined && JSON.stringify(kept) === JSON.stringify(shown)
          ? []
          : [
              `${file}:${line} error The numbers are not those of content/data/${name}: ${column}, ${first} to ${last}. Correct the list or the comment.`,
            ];
      }),
    ]),
  );
}

/** The first line of each file of a program that the data file of its name does not have at that place. */
function otherLines(program: string): { readonly name: string; readonly other: string }[] {
  return splitProgram(program).beside.flatMap(({ name, text }) => {
    const path = join(contentDirectory, 'data', name);
    if (!existsSync(path)) return [];
    const kept = readFileSync(path, 'utf8').trim().split('\n');
    const lines = text.trim().split('\n');
    const [first = ''] = lines;
    if (name.endsWith('.csv') && first !== kept[0]) return [{ name, other: first }];
    let from = 0;
    for (const other of lines) {
      const at = kept.indexOf(other, from);
      if (at < 0) return [{ name, other }];
      from = at + 1;
    }
    return [];
  });
}

/** A column from the row whose first cell is `first` to the one whose first cell is `last`. */
function values(name: string, column: string, first: string, last: string): number[] | undefined {
  const path = join(contentDirectory, 'data', name);
  if (!existsSync(path)) return undefined;
  const [head = [], ...rows] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(','));
  const at = head.indexOf(column);
  const from = rows.findIndex(([key]) => key === first);
  const to = rows.findIndex(([key]) => key === last);
  if (at < 0 || from < 0 || to < from) return undefined;
  return rows.slice(from, to + 1).map((row) => Number(row[at]));
}
