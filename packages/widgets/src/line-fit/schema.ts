import { z } from 'zod';

const number = z.number().min(-1e6).max(1e6);

export const lineFitSchema = z
  .strictObject({
    points: z
      .array(z.tuple([number, number]))
      .min(2)
      .max(12),
    slope: number.optional(),
    intercept: number.optional(),
    squares: z.boolean().optional(),
    axes: z.tuple([z.string().min(1).max(40), z.string().min(1).max(40)]).optional(),
    title: z.string().optional(),
  })
  .refine(({ points }) => points.some(([x]) => x !== points[0]?.[0]), {
    message: 'needs two points of different x: no line is the best of those through one vertical',
    path: ['points'],
  });

export type LineFitProps = z.infer<typeof lineFitSchema>;
