import type { Toast } from '@lemma/ui';

/** Every toast of the public site, word for word as the error catalogue of the specification has it. */
export const messages = {
  feedbackSent: { kind: 'success', title: 'Thanks!', description: "I'll get right on it! 🚀" },
  feedbackFailed: {
    kind: 'error',
    title: 'Whoops',
    description: 'Something went wrong, please try again. 🤔',
  },
  nameInvalid: {
    kind: 'error',
    title: 'Invalid name.',
    description:
      "Please enter a name between 1 and 32 characters, and don't use your email address.",
    duration: 3000,
  },
  nameNotSaved: {
    kind: 'error',
    title: 'Your name was not saved',
    description: 'The server did not take it. Try again in a minute.',
  },
  nameSaved: { kind: 'success', title: 'Name updated!', duration: 2000 },
  emailMissing: {
    kind: 'warning',
    title: 'Email required',
    description: 'Please enter your email address',
  },
  interestKept: {
    kind: 'success',
    title: 'Thank you for your interest!',
    description: "We'll notify you when we launch in your region.",
    duration: 4000,
  },
  interestFailed: {
    kind: 'error',
    title: 'Your address was not kept',
    description: 'Check it for a slip, or try again in a minute.',
  },
} as const satisfies Readonly<Record<string, Toast>>;
