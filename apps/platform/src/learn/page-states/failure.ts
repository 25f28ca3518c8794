import { ApiError, ConnectionError } from '@lemma/api-client';

export interface Failure {
  /** True if no answer came at all. */
  readonly offline: boolean;
  /** What to do about it. The detail of a problem document is for developers and is not shown. */
  readonly advice: string;
}

/** Why a call brought no answer. */
export function failureOf(error: unknown): Failure {
  return {
    offline: error instanceof ConnectionError,
    advice:
      error instanceof ApiError && error.code === 'too-many-requests'
        ? 'That was too much at once. Wait a minute, then try again.'
        : 'The server cannot answer just now. Try again in a moment.',
  };
}
