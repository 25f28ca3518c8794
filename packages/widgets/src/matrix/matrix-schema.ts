import { z } from 'zod';

/** Rows of equal length, 1 to `rows` of them, with 1 to `columns` entries each. */
export function matrixOf<Entry extends z.ZodType>(entry: Entry, rows: number, columns: number) {
  return z
    .array(z.array(entry).min(1).max(columns))
    .min(1)
    .max(rows)
    .refine((matrix) => matrix.every((row) => row.length === matrix[0]?.length), {
      error: 'Give every row of the matrix the same number of entries.',
    });
}
