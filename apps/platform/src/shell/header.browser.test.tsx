import { createFakeFetch } from '@lemma/api-client/fake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../api/client.ts';
import type { Auth } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { Header } from './header.tsx';
import { learnLinksAnonymous, learnLinksSignedIn, siteLinks } from './navigation.ts';
import { openSite } from '../../testing/open-site.tsx';
import { noteIntroduced } from './introduction.ts';
import './page.css';
import './shell.css';

async function open(auth: Auth, address = '/about') {
  if (auth.user) noteIntroduced(auth.user.sub);
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      me: () => ({
        name: 'Ada',
        email: 'reader@example.org',
        created_at: '2026-01-01T00:00:00.000Z',
        daily_goal: 30,
        time_zone: 'Europe/London',
        day_start: 0,
        rest_day: null,
        retention: 0.91,
      }),
    }),
  );
  await openSite([{ path: '*', Component: Header }], address, auth);
}

const signedIn = (): Auth & { readonly logout: ReturnType<typeof vi.fn<Auth['logout']>> } => ({
  ...learner,
  getToken: async () => 'token',
  logout: vi.fn<Auth['logout']>(async () => undefined),
});

/** The addresses of a box's links, in order. */
const addresses = (box: Element) =>
  [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const drawer = () => page.getByRole('dialog');

async function openDrawer(): Promise<Element> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(drawer()).toBeVisible();
  return drawer().element();
}

/** What the links of a box say that lead to the page that is open. */
const current = (box: Element) =>
  [...box.querySelectorAll('a[aria-current="page"]')].map((link) => link.textContent);

const to = (links: readonly { readonly to: string }[]) => links.map((link) => link.to);

beforeEach(() => {
  queryClient.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('on a wide screen', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });

  it('a learner is welcomed by name, and finds the account and the way out', async () => {
    const auth = signedIn();
    await open(auth);
    await expect.element(page.getByText('Welcome, Ada')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Account' }))
      .toHaveAttribute('href', '/account');
    expect(page.getByText('Login').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Log Out' }).click();
    expect(auth.logout).toHaveBeenCalledTimes(1);
  });

  it('the Learn menu and the page that is open are marked, and no page above it', async () => {
    await open(signedIn(), '/learn/my-learning/progress/a-path');
    const learn = page.getByText('Learn', { exact: true });
    await expect.element(learn).toHaveAttribute('data-here', 'true');
    expect(getComputedStyle(learn.element()).boxShadow).not.toBe('none');
    await learn.click();
    const menu = page.getByRole('navigation', { name: 'Main' }).element();
    expect(current(menu)).toEqual(['My Progress']);
    const mark = getComputedStyle(page.getByRole('link', { name: 'My Progress' }).element());
    expect(mark.boxShadow).not.toBe('none');
  });

  it('a visitor finds the ways in, and none of what is a learner’s', async () => {
    await open(visitor);
    await expect
      .element(page.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?returnTo=%2Fabout');
    await expect
      .element(page.getByRole('link', { name: 'Sign Up' }))
      .toHaveAttribute('href', '/signup?returnTo=%2Fabout');
    expect(page.getByText(/^Welcome/u).elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Log Out' }).elements()).toEqual([]);
  });
});

describe('on a small screen the drawer has the same', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
  });

  it('for a learner', async () => {
    const auth = signedIn();
    await open(auth);
    const box = await openDrawer();
    expect(addresses(box)).toEqual([...to(learnLinksSignedIn), '/', ...to(siteLinks), '/account']);
    await expect.element(drawer().getByText('Welcome, Ada')).toBeVisible();
    await drawer().getByRole('button', { name: 'Log Out' }).click();
    expect(auth.logout).toHaveBeenCalledTimes(1);
  });

  it('with the page that is open marked', async () => {
    await open(signedIn(), '/learn/all-lessons');
    expect(current(await openDrawer())).toEqual(['Lesson Library']);
  });

  it('for a visitor', async () => {
    await open(visitor);
    const box = await openDrawer();
    expect(addresses(box)).toEqual([...to(learnLinksAnonymous), '/', ...to(siteLinks), '/signup']);
    await expect.element(drawer().getByRole('button', { name: 'Login' })).toBeVisible();
  });
});
