import { z } from 'zod';
import { matrixOf } from '../matrix/matrix-schema.ts';
import { parseEntry } from '../number/parse-entry.ts';

const entry = z
  .union([z.number(), z.string()])
  .refine((value) => typeof value === 'number' || parseEntry(value) !== undefined, {
    error: 'Write a number, a fraction like "1/2", or a term like "2x - 1" as an entry.',
  });

export const matrixMultiplierSchema = z.strictObject({
  a: matrixOf(entry, 5, 5),
  b: matrixOf(entry, 5, 5),
  title: z.string().optional(),
  editable: z.boolean().optional(),
  names: z.tuple([z.string().min(1).max(12), z.string().min(1).max(12)]).optional(),
});

export type MatrixMultiplierProps = z.infer<typeof matrixMultiplierSchema>;
