import { Loading, UiProvider } from '@lemma/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifFile from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './shell/fonts.css';
import './shell/page.css';
import { AuthProvider } from './auth/auth-provider.tsx';
import { sessionHintScript } from './auth/session-hint.ts';
import { brand } from './brand.ts';
import { RouteError } from './errors/route-error.tsx';

export function links() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
  return [
    { ...font, href: serifFile },
    { ...font, href: interFile },
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
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFFFFF" />
        <meta name="color-scheme" content="light only" />
        <script dangerouslySetInnerHTML={{ __html: sessionHintScript }} />
        <Meta />
        <Links />
        <noscript>
          <style>
            {'.units li[hidden]{display:list-item}.menu-button{display:none!important}'}
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
  return (
    <UiProvider>
      <RouteError error={error} />
    </UiProvider>
  );
}
