import { z } from 'zod';
import { matrix2, pair, range } from '../plane/plane-schema.ts';

export const eigenvectorExplorerSchema = z.strictObject({
  matrix: matrix2,
  vector: pair
    .refine(([x, y]) => x !== 0 || y !== 0, { error: 'A zero vector has no direction to turn.' })
    .optional(),
  reveal: z.boolean().optional(),
  editable: z.boolean().optional(),
  range,
  title: z.string().optional(),
});

export type EigenvectorExplorerProps = z.infer<typeof eigenvectorExplorerSchema>;
