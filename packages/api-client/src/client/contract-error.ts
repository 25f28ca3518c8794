import { z } from 'zod';

/**
 * One side of a call does not fit the contract: the request was not sent, or the answer was not taken.
 * Either a bug, or a client and a server of different versions.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly side: 'request' | 'response';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(side: 'request' | 'response', call: string, error: z.ZodError) {
    super(`The ${side} of ${call} does not fit the contract:\n${z.prettifyError(error)}`, {
      cause: error,
    });
    this.side = side;
    this.issues = error.issues;
  }
}
