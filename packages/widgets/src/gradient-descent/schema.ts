import { z } from 'zod';
import { pair } from '../plane/plane-schema.ts';

const number = z.number().min(-1e6).max(1e6);

export const gradientDescentSchema = z
  .strictObject({
    loss: z.array(number).min(3).max(7).optional(),
    points: z.array(pair).min(2).max(30).optional(),
    start: number,
    rate: z.number().positive().max(100).optional(),
    steps: z.int().min(1).max(40).optional(),
    view: pair.optional(),
    title: z.string().optional(),
  })
  .refine(({ loss, points }) => (loss === undefined) !== (points === undefined), {
    message: 'takes either `loss` (coefficients) or `points` (data), not both',
  })
  .refine(({ points = [[1, 1]] }) => points.some(([x]) => x !== 0), {
    message: 'needs a point whose x is not 0: a line through the origin fits all others alike',
    path: ['points'],
  })
  .refine(({ view }) => !view || view[0] < view[1], {
    message: 'must begin left of where it ends',
    path: ['view'],
  });

export type GradientDescentProps = z.infer<typeof gradientDescentSchema>;
