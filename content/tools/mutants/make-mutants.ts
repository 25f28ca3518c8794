import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPython, joinProgram, type NodePython, splitProgram } from '@lemma/python-runtime/node';
import { z } from 'zod';

const mutatorPath = join(import.meta.dirname, 'mutate.py');

const mutants = z.array(
  z.array(z.object({ kind: z.string(), line: z.string(), code: z.string() })),
);

/** A program with one change. */
export type Mutant = z.output<typeof mutants>[number][number];

/** Programs that are changed in one run: what a run may print has a limit, and all courses together are over it. */
const atOnce = 50;

/** The mutants of each program, in the programs' order: one change in one of its files. The programs must parse. */
export async function makeMutants(
  programs: readonly string[],
  python: NodePython,
): Promise<readonly (readonly Mutant[])[]> {
  const files = programs.map(filesOf);
  const sources = files.flatMap((each) => each.map(({ source }) => source));
  const made: (readonly Mutant[])[] = [];
  for (let from = 0; from < sources.length; from += atOnce)
    made.push(...(await makeSome(sources.slice(from, from + atOnce), python)));
  let next = 0;
  return files.map((each) =>
    each.flatMap(({ whole }) =>
      (made[next++] ?? []).map((mutant) => ({ ...mutant, code: whole(mutant.code) })),
    ),
  );
}

/** The Python files of a program, each with how the program is put together around a changed one. */
function filesOf(
  program: string,
): readonly { readonly source: string; readonly whole: (changed: string) => string }[] {
  const { main, beside } = splitProgram(program);
  return [
    { source: main, whole: (changed) => joinProgram({ main: changed, beside }) },
    ...beside.flatMap((file, index) =>
      isPython(file)
        ? [
            {
              source: file.text,
              whole: (text: string) =>
                joinProgram({ main, beside: beside.with(index, { ...file, text }) }),
            },
          ]
        : [],
    ),
  ];
}

async function makeSome(
  programs: readonly string[],
  python: NodePython,
): Promise<readonly (readonly Mutant[])[]> {
  const { status, stdout, error } = await python.run(
    `_programs = ${JSON.stringify(programs)}\n${readFileSync(mutatorPath, 'utf8')}`,
    { timeoutMs: 120_000, filename: 'mutate.py' },
  );
  if (status !== 'ok')
    throw new Error(
      `mutate.py cannot change the solutions: ${error?.message ?? status}. Check that each one parses.`,
    );
  return mutants.parse(JSON.parse(stdout));
}
