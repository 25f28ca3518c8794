/** Name of a program's main file, in tracebacks and over its editor, where no other is given. */
export const mainFile = 'main.py';

/** Files by their paths from the working folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A file beside a program's main file. */
export interface ProgramFile {
  /** Path from the working folder, for example `shapes.py`. */
  readonly name: string;
  readonly text: string;
}

/** A program's main file, and the files beside it in their order. */
export interface ProgramFiles {
  readonly main: string;
  readonly beside: readonly ProgramFile[];
}

/** No part begins with a dot: no file lies above the working folder, or is hidden. */
const heading = /^-- (\w[\w.-]*(?:\/\w[\w.-]*)*) --(?:\n|$)/mu;

/**
 * Takes a program apart that stands in one text: the main file, then each further file behind a line with its name.
 * Python can have no such line, except in a text of several lines. Of two files of one name the first counts: a whole program that
 * is pasted into the main file of another one takes its place.
 *
 * The format is txtar, in which the Go playground keeps programs of several files: https://pkg.go.dev/golang.org/x/tools/txtar.
 *
 * @example
 * splitProgram('import shapes\n-- shapes.py --\nside = 2\n').beside; // [{ name: 'shapes.py', text: 'side = 2\n' }]
 */
export function splitProgram(text: string): ProgramFiles {
  const [main = '', ...rest] = text.split(heading);
  if (rest.length === 0) return { main, beside: [] };
  const last = rest.length - 1;
  const beside = new Map<string, ProgramFile>();
  for (let at = 0; at < last; at += 2) {
    const name = rest[at] ?? '';
    const body = rest[at + 1] ?? '';
    const text = at + 1 === last ? body : withoutLineEnd(body);
    if (!beside.has(name)) beside.set(name, { name, text });
  }
  return { main: withoutLineEnd(main), beside: [...beside.values()] };
}

/** Puts a program together that `splitProgram` takes apart into the same files. */
export function joinProgram({ main, beside }: ProgramFiles): string {
  return [main, ...beside.map(({ name, text }) => `-- ${name} --\n${text}`)].join('\n');
}

/** The line end before a heading belongs to the heading. */
function withoutLineEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** What an exercise gives and what it leaves to the learner: the Python files of its starter are theirs, all others can be read. */
export interface StarterFiles {
  readonly program: string;
  /** Files to read, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Takes the data files out of a starter: an answer is the learner's program without them, and `files` belong to the
 * `Exercise` that it is graded by.
 *
 * @example
 * splitStarter('...\n-- days.csv --\n0.5\n'); // { program: '...', files: { 'days.csv': '0.5\n' } }
 */
export function splitStarter(starter: string): StarterFiles {
  const { main, beside } = splitProgram(starter);
  return {
    program: joinProgram({ main, beside: beside.filter(isPython) }),
    files: filesOnDisk(beside.filter((file) => !isPython(file))),
  };
}

/** Whether a file is a module of the program: all others are data. */
export function isPython({ name }: Pick<ProgramFile, 'name'>): boolean {
  return name.endsWith('.py');
}

/** Files to be written before a program runs, by path; like an editor's, each ends with a line end. */
export function filesOnDisk(files: readonly ProgramFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map(({ name, text }) => [name, text === '' || text.endsWith('\n') ? text : `${text}\n`]),
  );
}

/** A program as it is run: its main file, and the files to write before. What is `given` stands in for a file of its name. */
export function programOnDisk(
  program: string,
  given: Files = {},
): { readonly main: string; readonly files: Files } {
  const { main, beside } = splitProgram(program);
  return { main, files: { ...filesOnDisk(beside), ...given } };
}
