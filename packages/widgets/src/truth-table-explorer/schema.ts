import { z } from 'zod';
import { parseBoolean } from './boolean-expression.ts';
import { explainProblem } from './in-words.ts';
import { englishTruthTableExplorer } from '../strings/truth-table-explorer.ts';

// `expression="true"` and `expression="0"` arrive as a boolean and a number.
const expression = z
  .union([
    z.string(),
    z.boolean().transform((value) => (value ? 'True' : 'False')),
    z.number().transform(String),
  ])
  .superRefine((text, context) => {
    const { problem } = parseBoolean(text);
    if (problem) {
      const why = explainProblem(problem, englishTruthTableExplorer);
      context.addIssue({ code: 'custom', message: `“${text}” is wrong. ${why}` });
    }
  });

export const truthTableExplorerSchema = z.strictObject({
  expression,
  compare: expression.optional(),
  editable: z.boolean().optional(),
  title: z.string().optional(),
});

export type TruthTableExplorerProps = z.infer<typeof truthTableExplorerSchema>;
