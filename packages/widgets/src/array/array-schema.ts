import { z } from 'zod';
import type { Arrays } from './nd-array.ts';
import { pythonName } from './python-name.ts';

const MOST_ENTRIES = 6;
const MOST_CHARACTERS = 120;

const row = z.array(z.number()).min(1).max(MOST_ENTRIES);
const rows = z
  .array(row)
  .min(1)
  .max(MOST_ENTRIES)
  .refine((each) => each.every(({ length }) => length === each[0]?.length), {
    error: 'All rows need the same number of entries.',
  });
/**
 * Props of a widget that shows what a line of NumPy does: `code`, and `arrays` by name, each of one or two axes with at most 6
 * entries along each. `read` answers with a text where it cannot read the code.
 */
export function codeOnArrays(read: (code: string, arrays: Arrays) => object | string) {
  return z
    .strictObject({
      code: z.string().min(1).max(MOST_CHARACTERS),
      arrays: z.record(pythonName, z.union([row, rows])),
      title: z.string().optional(),
    })
    .superRefine(({ code, arrays }, context) => {
      const problem = read(code, arrays);
      if (typeof problem === 'string')
        context.addIssue({ code: 'custom', path: ['code'], message: problem });
    });
}

export type ArrayCodeProps = z.infer<ReturnType<typeof codeOnArrays>>;
