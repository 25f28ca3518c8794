import { Loading, UiProvider } from '@lemma/ui';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '@lemma/ui/styles.css';
import fontFaces from './shell/fonts.css?inline';
import './shell/page.css';
import { noEvalScript } from './api/no-eval.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { sessionHintScript } from './auth/session-hint.ts';
import { brand } from './brand/brand.ts';
import { RouteError } from './errors/route-error.tsx';
import { earlyClickScript, endEarlyClicks } from './shell/early-click.ts';
import { firstLayoutScript, layOutTheRest } from './shell/first-layout.ts';

export function links() {
  return [
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${brand.name} blog`,
      href: '/blog/rss.xml',
    },
  ];
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone makes the page smaller: what stands at its foot stays in sight. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#FFFFFF" />
        <meta name="color-scheme" content="light only" />
        <script dangerouslySetInnerHTML={{ __html: sessionHintScript }} />
        <script dangerouslySetInnerHTML={{ __html: noEvalScript }} />
        <script dangerouslySetInnerHTML={{ __html: firstLayoutScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlyClickScript }} />
        <Meta />
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        <Links />
        <noscript>
          <style>
            {
              '.units li[hidden]{display:list-item}.menu-button{display:none!important}.section{content-visibility:visible!important}'
            }
          </style>
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // From here on the page answers: its code comes after the first paint.
  useEffect(() => {
    endEarlyClicks();
    return layOutTheRest();
  }, []);
  return (
    <UiProvider>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </UiProvider>
  );
}

/** Shown while a page that is not prerendered loads its code. */
export function HydrateFallback() {
  return (
    <UiProvider>
      <Loading size="page" label="Loading…" />
    </UiProvider>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  // What failed may have been the page itself, before it could answer: this screen does.
  useEffect(endEarlyClicks, []);
  return (
    <UiProvider>
      <RouteError error={error} />
    </UiProvider>
  );
}
