import { z } from 'zod';

/** An error as Stripe's API answers it. */
export const refusal = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) },
});

export const missing = (what: string, id: string) =>
  refusal(`No such ${what}: '${id}'`, 'resource_missing');

export const malformed = (error: z.ZodError) => refusal(z.prettifyError(error));
