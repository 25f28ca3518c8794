import { z } from 'zod';
import { parseBoolean } from './boolean-expression.ts';

// `expression="true"` and `expression="0"` arrive as a boolean and a number.
const expression = z
  .union([
    z.string(),
    z.boolean().transform((value) => (value ? 'True' : 'False')),
    z.number().transform(String),
  ])
  .superRefine((text, context) => {
    const parsed = parseBoolean(text);
    if (parsed.problem !== undefined) {
      context.addIssue({ code: 'custom', message: `“${text}” is wrong: ${parsed.problem}.` });
    }
  });

export const truthTableExplorerSchema = z.strictObject({
  expression,
  compare: expression.optional(),
  editable: z.boolean().optional(),
  title: z.string().optional(),
});

export type TruthTableExplorerProps = z.infer<typeof truthTableExplorerSchema>;
