import { ApiError, ConnectionError } from '@lemma/api-client';

/** What became of an answer that was not taken. */
export interface RefusedAnswer {
  /** Why, and what to do. The detail of a problem document is for developers and is not shown. */
  readonly problem: string;
  /** True if the session went on somewhere else, so that the server knows better where it stands. */
  readonly elsewhere: boolean;
}

/** An answer that meets a limit, an expired token, or a server that fails is kept and sent again (`Outbox`): it is not refused. */
export function refusedAnswer(error: unknown): RefusedAnswer {
  // Only without an outbox, which waits for the connection.
  if (error instanceof ConnectionError)
    return here(
      'The server could not be reached. Check your connection, then send the answer again.',
    );
  if (!(error instanceof ApiError))
    return here('This answer could not be kept on this device. Send it again.');
  switch (error.code) {
    case 'question-not-asked':
    case 'session-finished':
      return {
        problem:
          'This session went on in another tab or on another device. Reload the page to see where it stands.',
        elsewhere: true,
      };
    case 'insufficient-scope':
      return here('You are signed out. Log in again in another tab, then send the answer again.');
    default:
      return here(
        'The server did not take this answer. Send it again; if it is refused once more, reload the page.',
      );
  }
}

function here(problem: string): RefusedAnswer {
  return { problem, elsewhere: false };
}
