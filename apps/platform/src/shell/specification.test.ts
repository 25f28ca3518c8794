/** Rows of the specification's navigation, storage and constants that no other test holds. */
import { describe, expect, it } from 'vitest';
import { AUTH_SCOPE } from '../auth/auth0-identity.tsx';
import { PAGE_SIZE } from '../blog/filter-posts.ts';
import { footerLinks, learnLinksAnonymous, learnLinksSignedIn, siteLinks } from './navigation.ts';
import { BANNER_KEY } from './onboarding-banner.tsx';
import { HASH_SCROLL } from './scroll-to-hash.ts';

const addresses = (links: readonly { readonly to: string }[]) => links.map(({ to }) => to);

describe('the menus', () => {
  it('Learn, signed in: five places of the learning area, the progress of the active path, mistakes and notes', () => {
    expect(learnLinksSignedIn).toEqual([
      { to: '/learn/my-learning', label: 'My Learning Path' },
      { to: '/learn/my-learning/progress', label: 'My Progress' },
      { to: '/learn/mistakes', label: 'My Mistakes' },
      { to: '/learn/notes', label: 'My Notes' },
      { to: '/learn/paths', label: 'Learning Paths' },
      { to: '/learn/all-lessons', label: 'Lesson Library' },
      { to: '/learn/diagnostic', label: 'Diagnostic Tests' },
      { to: '/learn/knowledge-profile', label: 'My Knowledge Profile' },
    ]);
  });

  it('Learn, signed out: the diagnostic and both paths', () => {
    expect(learnLinksAnonymous[0]).toEqual({
      to: '/learn/diagnostic',
      label: 'Take Diagnostic Test',
    });
    expect(addresses(learnLinksAnonymous)).toEqual([
      '/learn/diagnostic',
      '/learn/paths/essential-python-for-data-science-and-ml',
      '/learn/paths/essential-linear-algebra-for-ml',
    ]);
  });

  it('for everybody: how it works, and the blog', () => {
    expect(addresses(siteLinks)).toEqual(expect.arrayContaining(['/how-lemma-works', '/blog']));
  });

  it('the footer: about, pricing, privacy, terms', () => {
    expect(addresses(footerLinks)).toEqual(['/about', '/docs', '/#pricing', '/privacy', '/terms']);
  });
});

describe('constants', () => {
  it('a page of the blog has six posts', () => {
    expect(PAGE_SIZE).toBe(6);
  });

  it('a hash is looked for after 100 ms, every 50 ms, for 2 s', () => {
    expect(HASH_SCROLL).toEqual({ delay: 100, interval: 50, limit: 2000 });
  });

  it('the banner’s dismissal has the key hasDismissedOnboardingBanner', () => {
    expect(BANNER_KEY).toBe('hasDismissedOnboardingBanner');
  });

  it('six scopes are asked for', () => {
    expect(AUTH_SCOPE.split(' ').toSorted()).toEqual([
      'email',
      'offline_access',
      'openid',
      'profile',
      'read:users',
      'write:users',
    ]);
  });
});
