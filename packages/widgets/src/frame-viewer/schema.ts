import { z } from 'zod';
import { pythonName } from '../array/python-name.ts';
import { readQuery } from './read-code.ts';

const MOST_ROWS = 9;
const MOST_COLUMNS = 5;
const MOST_CHARACTERS = 120;

const values = z
  .array(z.union([z.string().max(16), z.number(), z.null()]))
  .min(1)
  .max(MOST_ROWS);
const frame = z
  .record(pythonName, values)
  .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS, {
    error: `Write at most ${MOST_COLUMNS} columns.`,
  })
  .refine((columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1, {
    error: 'All columns need the same number of values.',
  })
  .refine(
    (columns) =>
      Object.values(columns).every(
        (column) =>
          new Set(column.filter((value) => value !== null).map((value) => typeof value)).size === 1,
      ),
    { error: 'Write numbers or texts in a column, not both.' },
  );

export const frameViewerSchema = z
  .strictObject({
    code: z.string().min(1).max(MOST_CHARACTERS),
    frames: z.record(pythonName, frame),
    title: z.string().optional(),
  })
  .superRefine(({ code, frames }, context) => {
    const problem = readQuery(code, frames);
    if (typeof problem === 'string')
      context.addIssue({ code: 'custom', path: ['code'], message: problem });
  });

export type FrameViewerProps = z.infer<typeof frameViewerSchema>;
