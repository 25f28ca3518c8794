import { createFakeFetch } from '@lemma/api-client/fake';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { ErrorWatch, watchErrors } from './error-watch.tsx';
import { reportError } from './report-error.ts';

/** Errors of a frame of its own: those of this window are the test runner's. */
function frameWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return frame.contentWindow;
}

const open = async (auth: Auth) =>
  render(
    <AuthScope value={auth}>
      <ErrorWatch />
    </AuthScope>,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.querySelector('iframe')?.remove();
});

it('window errors and unhandled rejections are reported until the watch ends', async () => {
  const seen: unknown[] = [];
  const target = frameWindow();
  const stop = watchErrors(target, ({ error }) => seen.push(error));
  const fail = () => {
    target.dispatchEvent(new ErrorEvent('error', { error: 'x is undefined' }));
    target.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    target.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', {
        promise: Promise.resolve(),
        reason: 'y was refused',
      }),
    );
  };
  fail();
  stop();
  fail();
  expect(seen).toEqual(['x is undefined', 'Script error.', 'y was refused']);
});

it.each([
  ['a learner', learner, true],
  ['a visitor', visitor, false],
])('errors of %s are watched only if signed in', async (_who, auth, watched) => {
  const listen = vi.spyOn(window, 'addEventListener');
  await open(auth);
  const kinds = listen.mock.calls.map(([kind]) => kind);
  expect(kinds.includes('unhandledrejection')).toBe(watched);
});

it('a report carries message, stacks, actions, address and build', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      logError: ({ body }) => {
        bodies.push(body);
        return { status: 'ok' };
      },
    }),
  );
  await reportError({ error: new Error('x is undefined'), componentStack: 'at Page' });
  expect(bodies).toEqual([
    {
      message: 'x is undefined',
      stack_trace: expect.stringContaining('x is undefined'),
      component_stack: 'at Page',
      user_actions: expect.any(Array),
      url: window.location.href,
      build_commit: expect.any(String),
      report_uid: expect.stringMatching(/^[\da-f-]{36}$/u),
    },
  ]);
});
