import { z } from 'zod';
import { matrix2, range } from '../plane/plane-schema.ts';

export const singularValueExplorerSchema = z.strictObject({
  matrix: matrix2,
  editable: z.boolean().optional(),
  range,
  title: z.string().optional(),
});

export type SingularValueExplorerProps = z.infer<typeof singularValueExplorerSchema>;
