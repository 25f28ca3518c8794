import { readFileSync } from 'node:fs';
import type { ProgramProof } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';

/** A program with what it must do. */
export interface TestedProgram extends Pick<ProgramProof, 'cases' | 'rules'> {
  readonly code: string;
}

const harness = readFileSync(new URL('run_programs.py', import.meta.url), 'utf8');
const results = z.array(z.string().nullable());
/** Programs of one run: few enough to end before its time is up. */
const atOnce = 1_000;

/** What each program does wrong, in their order; undefined for one that passes its tests. Many run in one call of the interpreter. */
export async function runPrograms(
  programs: readonly TestedProgram[],
  python: NodePython,
): Promise<{ readonly faults: readonly (string | undefined)[] } | { readonly problem: string }> {
  const asked = programs.map((program) => JSON.stringify(program));
  // Draws of few values give the same program again and again.
  const different = [...new Set(asked)];
  const faults: (string | undefined)[] = [];
  for (let from = 0; from < different.length; from += atOnce) {
    const share = `[${different.slice(from, from + atOnce).join(',')}]`;
    const { status, stdout, error } = await python.run(
      `_share = ${JSON.stringify(share)}\n${harness}`,
      { timeoutMs: 120_000, filename: 'run_programs.py' },
    );
    if (status !== 'ok') return { problem: error?.message ?? status };
    const read = results.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'));
    faults.push(...read.map((fault) => fault ?? undefined));
  }
  const found = new Map(different.map((program, index) => [program, faults[index]]));
  return { faults: asked.map((program) => found.get(program)) };
}
