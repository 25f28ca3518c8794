import { ApiError } from '@lemma/api-client';

/** Why an answer was not taken, and what to do. The detail of a problem document is for developers and is not shown. */
export function refusedAnswerInWords(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'This answer could not be kept on this device. Send it again.';
  switch (error.code) {
    case 'question-not-asked':
    case 'session-finished':
      return 'This session went on in another tab or on another device. Reload the page to see where it stands.';
    case 'too-many-requests':
      return 'That was too much at once. Wait a minute, then send the answer again.';
    case 'unauthenticated':
    case 'insufficient-scope':
      return 'You are signed out. Log in again in another tab, then send the answer again.';
    default:
      return 'The server did not take this answer. Send it again; if it is refused once more, reload the page.';
  }
}
