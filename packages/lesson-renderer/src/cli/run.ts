import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkLessons,
  formatMessage,
  LessonChecker,
  type CheckedLesson,
  type CheckResult,
  type Known,
} from './check.ts';
import { CourseFileError } from '../course/course-file-error.ts';
import { newLesson } from './new-lesson.ts';
import { lessonFigures } from './report.ts';
import { changesUnder } from './watch.ts';
import { moduleAddresses } from './option-modules.ts';
import { importDocuments } from './import-documents.ts';
import type { CommandResult } from './command-result.ts';

const usage = `lemma-content check [--json] [--watch] [--prose] [--known UID,UID] [--widgets MODULE,MODULE] [--kinds MODULE,MODULE] [--extensions MODULE,MODULE]
                    [--media-hosts HOST,HOST] PATH…
                                                                               compile lessons, name every mistake
lemma-content report [--json] [--widgets MODULE,MODULE] [--kinds MODULE,MODULE] PATH…
                                                                               figures of each lesson
lemma-content new UID [FOLDER]                                                 write a lesson to begin with
lemma-content import [--prose] [--json] [--into FOLDER] FILE…                  make lessons of notebooks (.ipynb), of Markdown of MyST or of
                                                                               GitHub; what cannot be taken over is listed with its line

--known UID,UID            lessons that are in no file: links and prerequisites may name them
--widgets MODULE,MODULE    modules whose widgets lessons may use, for example @lemma/widgets/schemas or ./widgets.js:
                           each exports "widgetSchemas", a list of { name, title, schema }. Names and props are checked
                           against them; without --widgets any name and any prop passes
--kinds MODULE,MODULE      modules with kinds of question of your own, for example ./kinds.js: each exports "questionKinds", a list of what
                           defineQuestion takes: { name, schema, answer, shown, score }
--extensions MODULE,MODULE modules with callouts, blocks, remark plug-ins and a highlighter of your own, for example ./extensions.js: each exports
                           "lessonExtensions", as the option extensions of compileLesson takes it
--media-hosts HOST,HOST    hosts from which lessons may load videos, sounds and pages, for example www.youtube-nocookie.com; without it, none
--prose                    any Markdown, such as a chapter or a README: no front matter, sections or content rules are asked for. What a reader
                           would see as it was typed, and what cannot be shown, is named all the same
--into FOLDER              where import writes; default: the folder where the command runs. No file that is there is written over
--watch                    check again whenever a lesson or a course.yaml changes, until Ctrl-C: what has not changed is not
                           compiled again. With --json one line each time
--json                     for programs
--version                  the version of this package
--help                     this text
Options may be repeated.

Exit code: 0 all is well, 1 there are errors in the content, 2 the command was wrong.`;

/** Where a command that goes on says what it found. */
export interface Live {
  /** Takes what is to be seen now; what was before is no longer true. */
  readonly show: (output: string) => void;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

/**
 * Runs one command line of `lemma-content`. Never throws: a wrong command explains itself.
 * `worker`: the script that compiles on other cores, see `compileAll`. `live`: for `--watch`, whose result has the
 * code of the last check, and no output.
 */
export async function run(
  args: readonly string[],
  worker?: URL,
  live?: Live,
): Promise<CommandResult> {
  try {
    return await command(args, worker, live);
  } catch (cause) {
    if (cause instanceof CourseFileError) return { code: 1, output: cause.message };
    return {
      code: 2,
      output: `${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`,
    };
  }
}

async function command(
  args: readonly string[],
  worker: URL | undefined,
  live: Live | undefined,
): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      prose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      known: { type: 'string', multiple: true, default: [] },
      widgets: { type: 'string', multiple: true, default: [] },
      kinds: { type: 'string', multiple: true, default: [] },
      extensions: { type: 'string', multiple: true, default: [] },
      'media-hosts': { type: 'string', multiple: true, default: [] },
      into: { type: 'string', default: '.' },
    },
  });
  if (values.help) return { code: 0, output: usage };
  if (values.version) return { code: 0, output: packageVersion() };
  const [name, ...rest] = positionals;
  if (name === 'new' && rest[0]) return create(rest[0], rest[1] ?? '.');
  if (name === 'import' && rest.length > 0)
    return importDocuments(rest, { into: values.into, prose: values.prose, json: values.json });
  if ((name !== 'check' && name !== 'report') || rest.length === 0)
    return { code: 2, output: usage };
  const known = {
    lessons: values.known.flatMap(listed),
    widgets: moduleAddresses('--widgets', values.widgets.flatMap(listed)),
    kinds: moduleAddresses('--kinds', values.kinds.flatMap(listed)),
    extensions: moduleAddresses('--extensions', values.extensions.flatMap(listed)),
    mediaHosts: values['media-hosts'].flatMap(listed),
    prose: values.prose,
  };
  if (values.watch && name === 'check' && live)
    return watchLessons(rest, known, worker, live, values.json);
  const result = await checkLessons(rest, known, worker);
  const code = codeOf(result);
  if (name === 'report') {
    const figures = lessonFigures(result.lessons);
    const output = values.json ? JSON.stringify({ lessons: figures }, null, 2) : table(figures);
    return { code, output };
  }
  return { code, output: values.json ? asJson(result, 2) : asText(result, known) };
}

/** The package's own, from the file that lies above the sources and above what is built of them. */
function packageVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(manifest) as { readonly version: unknown }).version);
}

async function watchLessons(
  paths: readonly string[],
  known: Known,
  worker: URL | undefined,
  { show, signal }: Live,
  json: boolean,
): Promise<CommandResult> {
  const checker = new LessonChecker(paths, known, worker);
  let code: CommandResult['code'] = 0;
  /** How many lessons were shown last. */
  let shown: number | undefined;
  for await (const _ of changesUnder(paths, signal)) {
    const begun = performance.now();
    // A file may be away in the middle of a save: what cannot be read is said, and read again at the next change.
    const result = await checker.check().catch((cause: unknown) => String(cause));
    code = typeof result === 'string' ? 2 : codeOf(result);
    if (typeof result === 'string') {
      shown = undefined;
      show(json ? JSON.stringify({ problem: result }) : result);
      continue;
    }
    // The same was written again, or something that no lesson knows of.
    if (result.compiled === 0 && result.lessons.length === shown) continue;
    shown = result.lessons.length;
    const took = Math.round(performance.now() - begun);
    const how = `Compiled ${result.compiled} of ${result.lessons.length} in ${took} ms. Waiting for changes; Ctrl-C ends.`;
    show(json ? asJson(result) : `${asText(result, known)}\n${how}`);
  }
  return { code, output: '' };
}

const errorsIn = ({ messages }: CheckResult) =>
  messages.filter(({ severity }) => severity === 'error').length;

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

const codeOf = (result: CheckResult): 0 | 1 => (errorsIn(result) > 0 ? 1 : 0);

function asJson(result: CheckResult, indent?: number): string {
  const { lessons, messages, compiled } = result;
  const counts = { lessons: lessons.length, compiled, errors: errorsIn(result) };
  return JSON.stringify({ ...counts, messages }, null, indent);
}

function asText(result: CheckResult, known: Known): string {
  const { lessons, messages } = result;
  const errors = errorsIn(result);
  const counted = `${[
    count(lessons.length, 'lesson'),
    count(errors, 'error'),
    count(messages.length - errors, 'warning'),
  ].join(', ')}.`;
  const unchecked = known.widgets.length > 0 ? [] : widgetsIn(lessons);
  const hint =
    unchecked.length > 0
      ? [`Not checked, because no --widgets is given: ${unchecked.join(', ')}.`]
      : [];
  return [...messages.map(formatMessage), counted, ...hint].join('\n');
}

function widgetsIn(lessons: readonly CheckedLesson[]): readonly string[] {
  return [...new Set(lessons.flatMap(({ lesson }) => lesson?.widgets ?? []))].toSorted();
}

function listed(option: string): readonly string[] {
  return option.split(',').filter(Boolean);
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
  mkdirSync(folder, { recursive: true });
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
