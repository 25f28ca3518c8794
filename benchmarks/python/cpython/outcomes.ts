import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What came of a test; `ends the worker` where it takes the interpreter down or takes longer than the limit. */
export type Outcome = 'passes' | 'fails' | 'skipped' | 'ends the worker';

export interface Told {
  readonly outcomes: Map<string, { readonly outcome: Outcome; readonly why?: string }>;
  /** The test that had begun and not ended. */
  readonly unfinished: string | undefined;
  /** Python's version, told at the end; undefined if the run did not come to it. */
  readonly version: string | undefined;
}

const line = z.union([
  z.object({ start: z.string() }),
  z.object({
    id: z.string(),
    outcome: z.enum(['passes', 'fails', 'skipped']),
    why: z.string().nullable(),
  }),
  z.object({ done: z.literal(true), version: z.string() }),
]);

const runner = readFileSync(join(import.meta.dirname, 'outcomes.py'), 'utf8');

export interface Which {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** The program that tells the outcomes of one module's tests; `folder` is where the package `test` lies. */
export function program(module: string, which: Which, folder?: string): string {
  const path = folder === undefined ? '' : `import sys\nsys.path.insert(0, ${literal(folder)})\n`;
  const only = which.only ? literal(which.only) : 'None';
  return `${path}${runner}\ntell_outcomes("test.test_${module}", ${only}, ${literal(which.without ?? [])})\n`;
}

/** Strings and lists of them are written in Python as in JSON. */
const literal = (value: string | readonly string[]) => JSON.stringify(value);

/** Reads what the program has told among whatever else was printed. */
export function told(printed: string): Told {
  const outcomes: Told['outcomes'] = new Map();
  let unfinished: string | undefined;
  let version: string | undefined;
  // oxlint-disable-next-line no-control-regex -- the record separator begins each line that is told
  for (const [, json = ''] of printed.matchAll(/\x1E(.*)\n/g)) {
    const said = line.parse(JSON.parse(json));
    if ('start' in said) unfinished = said.start;
    else if ('done' in said) {
      unfinished = undefined;
      version = said.version;
    } else if (outcomes.get(said.id)?.outcome !== 'fails') {
      outcomes.set(said.id, { outcome: said.outcome, ...(said.why !== null && { why: said.why }) });
    }
  }
  return { outcomes, unfinished, version };
}
