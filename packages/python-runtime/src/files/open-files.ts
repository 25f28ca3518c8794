import { isPython, joinProgram, mainFile, splitProgram } from '../protocol/program-files.ts';
import type { ProgramFile } from '../protocol/program-files.ts';

/** A file of a program as it is shown in a tab. */
export interface OpenFile extends ProgramFile {
  readonly kind: 'python' | 'data';
  /** Given with the exercise, and not the learner's to change. */
  readonly isGiven: boolean;
}

const open = (file: ProgramFile, isGiven: boolean): OpenFile => ({
  ...file,
  kind: isPython(file) ? 'python' : 'data',
  isGiven,
});

/** The files of a program, its main one first, then those that come with it. */
export function openFiles(
  program: string,
  main: string = mainFile,
  given: Readonly<Record<string, string>> = {},
): readonly [OpenFile, ...OpenFile[]] {
  const parts = splitProgram(program);
  return [
    open({ name: main, text: parts.main }, false),
    ...parts.beside
      .filter(({ name }) => name !== main && !Object.hasOwn(given, name))
      .map((file) => open(file, false)),
    ...Object.entries(given).map(([name, text]) => open({ name, text }, true)),
  ];
}

/** The program with another text in one of its files. `main`: the name that its main file is shown with. */
export function withFile(program: string, main: string, name: string, text: string): string {
  const parts = splitProgram(program);
  return joinProgram(
    name === main
      ? { ...parts, main: text }
      : {
          ...parts,
          beside: parts.beside.map((file) => (file.name === name ? { name, text } : file)),
        },
  );
}
