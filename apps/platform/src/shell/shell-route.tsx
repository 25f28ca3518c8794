import { useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorWatch } from '../errors/error-watch.tsx';
import { FeedbackProvider } from '../feedback/feedback-provider.tsx';
import { AppShell } from './app-shell.tsx';
import { PageMoves } from './page-moves.tsx';
import { SiteHeaderContext } from './site-header.ts';

/** True for a route whose `handle` is `{ bare: true }`: it brings its own bar and shows no header or footer, unless `useSiteHeader` asks for them. */
function isBare(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true;
}

/** True for a layout whose `handle` is `{ area: true }`: its pages share what it stands for, and each begins anew within it. */
function isArea(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'area' in handle && handle.area === true;
}

export default function ShellRoute() {
  const matches = useMatches();
  const bare = matches.some((match) => isBare(match.handle));
  const [headerWanted, setHeaderWanted] = useState(false);
  const area = matches.find((match) => isArea(match.handle));
  return (
    <FeedbackProvider>
      <PageMoves />
      <ErrorWatch />
      <SiteHeaderContext value={setHeaderWanted}>
        <AppShell bare={bare && !headerWanted}>
          <PageErrorBoundary place={area?.id}>
            <Outlet />
          </PageErrorBoundary>
        </AppShell>
      </SiteHeaderContext>
    </FeedbackProvider>
  );
}
