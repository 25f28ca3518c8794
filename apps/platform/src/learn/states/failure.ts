import { ApiError, ConnectionError } from '@lemma/api-client';

export interface Failure {
  /** True if no answer came at all. */
  readonly offline: boolean;
  /** What the server says of it; '' if nothing. */
  readonly detail: string;
}

/** Why a call brought no answer. */
export function failureOf(error: unknown): Failure {
  return {
    offline: error instanceof ConnectionError,
    detail: error instanceof ApiError ? (error.problem?.detail ?? '') : '',
  };
}
