import { Outlet, useMatches } from 'react-router';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorWatch } from '../errors/error-watch.tsx';
import { FeedbackProvider } from '../feedback/feedback-provider.tsx';
import { AppShell } from './app-shell.tsx';
import { PageMoves } from './page-moves.tsx';

/** True for a route whose `handle` is `{ bare: true }`: it brings its own bar and shows no header or footer. */
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
  const area = matches.find((match) => isArea(match.handle));
  return (
    <FeedbackProvider>
      <PageMoves />
      <ErrorWatch />
      <AppShell bare={bare}>
        <PageErrorBoundary place={area?.id}>
          <Outlet />
        </PageErrorBoundary>
      </AppShell>
    </FeedbackProvider>
  );
}
