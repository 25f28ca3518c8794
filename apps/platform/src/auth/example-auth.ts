import type { Auth } from './auth-context.ts';

const nothing = async () => undefined;

/** Sign-in states for stories and tests: nobody signed in. */
export const visitor: Auth = {
  status: 'anonymous',
  user: undefined,
  getToken: nothing,
  login: nothing,
  signup: nothing,
  logout: nothing,
};

/** A learner who is signed in. */
export const learner: Auth = {
  ...visitor,
  status: 'signed-in',
  user: { sub: 'learner', email: 'reader@example.org', name: 'Reader' },
};
