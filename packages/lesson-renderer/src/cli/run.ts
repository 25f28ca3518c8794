import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLessons, formatMessage } from './check.ts';
import { newLesson } from './new-lesson.ts';
import { lessonFigures } from './report.ts';

const usage = `lemma-content check [--json] [--known UID,UID] PATH…   compile lessons, name every mistake
lemma-content report [--json] PATH…                    figures of each lesson
lemma-content new UID [FOLDER]                         write a lesson to begin with

Exit code: 0 all is well, 1 there are errors in the content, 2 the command was wrong.`;

/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly output: string;
}

/**
 * Runs one command line of `lemma-content`. Never throws: a wrong command explains itself.
 * `worker`: the script that compiles on other cores, see `compileAll`.
 */
export async function run(args: readonly string[], worker?: URL): Promise<CommandResult> {
  try {
    return await command(args, worker);
  } catch (cause) {
    return {
      code: 2,
      output: `${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`,
    };
  }
}

async function command(args: readonly string[], worker?: URL): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, known: { type: 'string', default: '' } },
  });
  const [name, ...rest] = positionals;
  if (name === 'new' && rest[0]) return create(rest[0], rest[1] ?? '.');
  if ((name !== 'check' && name !== 'report') || rest.length === 0)
    return { code: 2, output: usage };
  const known = values.known.split(',').filter(Boolean);
  const { lessons, messages } = await checkLessons(rest, known, worker);
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const code = errors > 0 ? 1 : 0;
  if (name === 'report') {
    const figures = lessonFigures(lessons);
    const output = values.json ? JSON.stringify({ lessons: figures }, null, 2) : table(figures);
    return { code, output };
  }
  if (values.json) {
    return { code, output: JSON.stringify({ lessons: lessons.length, errors, messages }, null, 2) };
  }
  const counted = `${lessons.length} lessons, ${errors} errors, ${messages.length - errors} warnings.`;
  return { code, output: [...messages.map(formatMessage), counted].join('\n') };
}

function create(uid: string, folder: string): CommandResult {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(uid)) {
    return {
      code: 2,
      output: `"${uid}" is no uid. Write it in kebab-case, for example la-dot-product.`,
    };
  }
  const file = join(folder, `${uid}.md`);
  if (existsSync(file)) return { code: 2, output: `${file} is there already.` };
  writeFileSync(file, newLesson(uid));
  return { code: 0, output: `Wrote ${file}. Check it with: lemma-content check ${file}` };
}

function table(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return 'No lessons.';
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(String))];
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths?.[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
