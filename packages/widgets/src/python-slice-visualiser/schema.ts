import { z } from 'zod';

const MOST_ITEMS = 16;
const index = z.int().min(-99).max(99).nullable().optional();

export const pythonSliceVisualiserSchema = z.strictObject({
  value: z.union([
    z.string().min(1).max(MOST_ITEMS),
    z
      .array(z.union([z.number(), z.string(), z.boolean()]))
      .min(1)
      .max(MOST_ITEMS),
    // `value="2024"` arrives as a number: the digits are meant.
    z.number().transform(String),
  ]),
  start: index,
  stop: index,
  step: index,
  variable: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, { error: 'Write a Python name: letters, digits and underscores.' })
    .optional(),
  title: z.string().optional(),
});

export type PythonSliceVisualiserProps = z.infer<typeof pythonSliceVisualiserSchema>;
