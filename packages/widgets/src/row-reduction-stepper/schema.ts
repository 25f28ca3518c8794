import { z } from 'zod';
import { matrixOf } from '../matrix/matrix-schema.ts';
import { parseRational } from '../number/rational.ts';

const number = z
  .union([z.number(), z.string()])
  .refine((value) => typeof value === 'number' || parseRational(value) !== undefined, {
    error: 'Write a number or a fraction like "1/2" as an entry.',
  });

export const rowReductionStepperSchema = z
  .strictObject({
    matrix: matrixOf(number, 5, 6),
    augmented: z.int().min(0).max(3).optional(),
    form: z.enum(['reduced', 'echelon']).optional(),
    mode: z.enum(['watch', 'do']).optional(),
    editable: z.boolean().optional(),
    title: z.string().optional(),
  })
  .refine(({ matrix, augmented = 0 }) => augmented < (matrix[0]?.length ?? 0), {
    path: ['augmented'],
    error: 'Leave at least one column before the bar.',
  });

export type RowReductionStepperProps = z.infer<typeof rowReductionStepperSchema>;
