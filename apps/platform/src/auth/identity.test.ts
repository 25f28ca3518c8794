import { describe, expect, it, vi } from 'vitest';
import { currentPath, goBackTo, isLoginRequired, safeReturnTo } from './identity.ts';
import { isLoginAnswer } from './session-hint.ts';

const origin = 'https://lemma.example';

describe('returnTo', () => {
  it.each([
    ['/learn/my-learning?x=1#top', '/learn/my-learning?x=1#top'],
    [undefined, '/'],
    [42, '/'],
    ['', '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/path', '/'],
    [String.raw`/\elsewhere.example`, '/'],
    ['javascript:alert(1)', '/'],
  ])('%s leads to %s', (wanted, path) => {
    expect(safeReturnTo(wanted, origin)).toBe(path);
  });

  it('is the page one was on, with query and hash', () => {
    expect(currentPath({ pathname: '/blog', search: '?tag=Python', hash: '#x' })).toBe(
      '/blog?tag=Python#x',
    );
  });

  it('is the home page for those who came by /login or /signup', () => {
    expect(currentPath({ pathname: '/login', search: '', hash: '' })).toBe('/');
    expect(currentPath({ pathname: '/signup', search: '?a=1', hash: '' })).toBe('/');
  });
});

describe('the answer of the identity provider', () => {
  it.each([
    ['?code=a&state=b', true],
    ['?error=access_denied&state=b', true],
    ['?code=a', false],
    ['', false],
  ])('%s is one: %s', (search, answer) => {
    expect(isLoginAnswer(search)).toBe(answer);
  });
});

describe('back after a login', () => {
  const target = '/learn/my-learning?x=1#top';

  it.each([
    ['rejects', async () => Promise.reject(new Error('no such chunk'))],
    [
      'throws',
      () => {
        throw new Error('the router is gone');
      },
    ],
  ])('the whole page is replaced when navigation %s', async (_how, navigate) => {
    const replace = vi.fn<(url: string | URL) => void>();
    await goBackTo(target, navigate, { replace });
    expect(replace.mock.calls).toEqual([[target]]);
  });

  it('the app goes there itself when it can', async () => {
    const replace = vi.fn<(url: string | URL) => void>();
    const navigate = vi.fn<(path: string) => void>();
    await goBackTo(target, navigate, { replace });
    expect(navigate.mock.calls).toEqual([[target]]);
    expect(replace).not.toHaveBeenCalled();
  });
});

it('login_required is told from other token errors', () => {
  expect(isLoginRequired({ error: 'login_required' })).toBe(true);
  // What a refresh token gets whose session was ended on another device.
  expect(isLoginRequired({ error: 'invalid_grant' })).toBe(true);
  expect(isLoginRequired({ error: 'missing_refresh_token' })).toBe(true);
  expect(isLoginRequired({ error: 'timeout' })).toBe(false);
  expect(isLoginRequired(new Error('login_required'))).toBe(false);
});
