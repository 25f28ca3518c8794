import { TOAST_DURATION } from '@lemma/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Identity, tokenOf } from '../auth/identity.ts';
import { isOutdatedCode } from './error-screens.tsx';
import { messages } from '../toasts/messages.ts';
import { KEPT_ACTIONS } from './user-actions.ts';

describe('toasts of the error catalogue', () => {
  it.each([
    [
      'feedback send failure',
      messages.feedbackFailed,
      'error',
      'Whoops',
      'Something went wrong, please try again. 🤔',
      undefined,
    ],
    [
      'feedback success',
      messages.feedbackSent,
      'success',
      'Thanks!',
      "I'll get right on it! 🚀",
      undefined,
    ],
    [
      'invalid display name',
      messages.nameInvalid,
      'error',
      'Invalid name.',
      "Please enter a name between 1 and 32 characters, and don't use your email address.",
      3000,
    ],
    ['name saved', messages.nameSaved, 'success', 'Name updated!', undefined, 2000],
    [
      'empty notify e-mail',
      messages.emailMissing,
      'warning',
      'Email required',
      'Please enter your email address',
      undefined,
    ],
    [
      'notify success',
      messages.interestKept,
      'success',
      'Thank you for your interest!',
      "We'll notify you when we launch in your region.",
      4000,
    ],
  ] as const)('%s', (_situation, toast, kind, title, description, duration) => {
    expect(toast).toEqual({
      kind,
      title,
      ...(description && { description }),
      ...(duration && { duration }),
    });
  });

  it('stay 5000 ms where the catalogue gives no time', () => {
    expect(TOAST_DURATION).toBe(5000);
  });
});

describe('chunk load failure', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://lemma.example/assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ])('“%s” is a release that replaced the page', (message) => {
    expect(isOutdatedCode(new TypeError(message))).toBe(true);
  });

  it('any other error is not', () => {
    expect(isOutdatedCode(new Error('x is undefined'))).toBe(false);
    expect(isOutdatedCode('a thrown string')).toBe(false);
  });
});

describe('token errors', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  function identityThat(token: Identity['token']) {
    const steps: string[] = [];
    const identity: Identity = {
      loading: false,
      user: { sub: 'learner' },
      token,
      redirectToLogin: async () => undefined,
      signOut: async ({ everywhere }) => {
        steps.push(everywhere ? 'sign out everywhere' : 'sign out here');
      },
    };
    const enterAgain = async () => {
      steps.push('new login');
    };
    return { steps, ask: async () => tokenOf(identity, { fresh: false, enterAgain }) };
  }

  it('login_required: logout without opening a page, then a new login', async () => {
    const { steps, ask } = identityThat(async () => {
      throw Object.assign(new Error('ended'), { error: 'login_required' });
    });
    expect(await ask()).toBeUndefined();
    expect(steps).toEqual(['sign out here', 'new login']);
  });

  it('others go to the console only', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { steps, ask } = identityThat(async () => {
      throw new Error('timeout');
    });
    expect(await ask()).toBeUndefined();
    expect(steps).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('none is asked for when nobody is signed in', async () => {
    expect(
      await tokenOf(undefined, { fresh: true, enterAgain: async () => undefined }),
    ).toBeUndefined();
  });
});

it('an error report keeps the last ten actions', () => {
  expect(KEPT_ACTIONS).toBe(10);
});
