import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';

const mutatorPath = join(import.meta.dirname, 'mutate.py');

const mutants = z.array(
  z.array(z.object({ kind: z.string(), line: z.string(), code: z.string() })),
);

/** A program with one change. */
export type Mutant = z.output<typeof mutants>[number][number];

/** Programs that are changed in one run: what a run may print has a limit, and all courses together are over it. */
const atOnce = 50;

/** The mutants of each program, in the programs' order. The programs must parse. */
export async function makeMutants(
  programs: readonly string[],
  python: NodePython,
): Promise<readonly (readonly Mutant[])[]> {
  const made: (readonly Mutant[])[] = [];
  for (let from = 0; from < programs.length; from += atOnce)
    made.push(...(await makeSome(programs.slice(from, from + atOnce), python)));
  return made;
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
