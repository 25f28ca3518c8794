import { z } from 'zod';
import { pair, range, snap } from '../plane/plane-schema.ts';

export const vectorPlaygroundSchema = z.strictObject({
  vectors: z.array(pair).min(1).max(3),
  names: z.array(z.string().min(1).max(12)).max(3).optional(),
  show: z.enum(['none', 'sum', 'difference', 'combination']).optional(),
  scalars: z.array(z.number().min(-3).max(3)).max(3).optional(),
  range,
  snap,
  title: z.string().optional(),
});

export type VectorPlaygroundProps = z.infer<typeof vectorPlaygroundSchema>;
