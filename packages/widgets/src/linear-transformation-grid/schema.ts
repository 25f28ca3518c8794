import { z } from 'zod';
import { matrix2, pair, range } from '../plane/plane-schema.ts';

export const linearTransformationGridSchema = z.strictObject({
  matrix: matrix2,
  vector: pair.optional(),
  determinant: z.boolean().optional(),
  editable: z.boolean().optional(),
  range,
  title: z.string().optional(),
});

export type LinearTransformationGridProps = z.infer<typeof linearTransformationGridSchema>;
