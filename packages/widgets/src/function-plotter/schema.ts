import { readFunction } from '@lemma/lesson-renderer/expression';
import { z } from 'zod';
import { pair } from '../plane/plane-schema.ts';

const ascending = (span: readonly [number, number] | undefined) => !span || span[0] < span[1];
const order = { message: 'must begin below where it ends' };

export const functionPlotterSchema = z.strictObject({
  f: z
    .string()
    .min(1)
    .max(200)
    .superRefine((text, context) => {
      const read = readFunction(text);
      if (!read.ok) context.addIssue(`${read.message} ${read.fix}`);
    }),
  view: pair.optional().refine(ascending, order),
  height: pair.optional().refine(ascending, order),
  at: z.number().optional(),
  editable: z.boolean().optional(),
  title: z.string().optional(),
});

export type FunctionPlotterProps = z.infer<typeof functionPlotterSchema>;
