import { z } from 'zod';
import { traceProgram } from './trace.ts';

export const listMutationTracerSchema = z.strictObject({
  code: z.string().superRefine((code, context) => {
    const { problem } = traceProgram(code);
    // An error that Python raises while running is what some lessons want to show.
    if (problem && problem.kind === 'SyntaxError') {
      context.addIssue({
        code: 'custom',
        message: `Line ${problem.line}: ${problem.message}. See the list of what the tracer knows.`,
      });
    }
  }),
  title: z.string().optional(),
});

export type ListMutationTracerProps = z.infer<typeof listMutationTracerSchema>;
