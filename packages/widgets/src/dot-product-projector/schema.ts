import { z } from 'zod';
import { pair, range, snap } from '../plane/plane-schema.ts';

export const dotProductProjectorSchema = z.strictObject({
  u: pair,
  v: pair,
  show: z.enum(['projection', 'angle', 'both']).optional(),
  range,
  snap,
  title: z.string().optional(),
});

export type DotProductProjectorProps = z.infer<typeof dotProductProjectorSchema>;
