import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient } from '../api/client.ts';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { visitor } from '../auth/example-auth.ts';
import './page.css';
import './shell.css';

export interface SiteStory {
  /** Who is at the page. Default: a visitor. */
  readonly auth?: Auth;
  readonly at?: string;
  /** Brings its own landmarks: no `main` is put around it. */
  readonly bare?: boolean;
}

/** A story of the site: what a page of it stands in. */
export const siteStory = (content: ReactNode, story: SiteStory = {}): StoryObj => {
  const { auth = visitor, at = '/', bare = false } = story;
  return {
    render: () => (
      <UiProvider>
        <AuthScope value={auth}>
          <MemoryRouter initialEntries={[at]}>
            {bare ? content : <main>{content}</main>}
          </MemoryRouter>
        </AuthScope>
      </UiProvider>
    ),
  };
};

/** Answers the site's calls by the contract, in place of a server; nothing is kept from story to story. */
export const siteServer =
  (handlers: FakeHandlers = {}) =>
  (): (() => void) => {
    queryClient.clear();
    localStorage.clear();
    const real = window.fetch;
    const fake = createFakeFetch({
      countryCheck: () => ({ country_code: 'US', can_purchase: true, message: '' }),
      ...handlers,
    });
    window.fetch = async (...call) => {
      const request = new Request(...call);
      return /\/(?:edge|config\.json)/u.test(request.url) ? fake(request) : real(request);
    };
    return () => {
      window.fetch = real;
    };
  };
