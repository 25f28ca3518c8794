import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateParts } from '../toasts/late-parts.tsx';
import './shell.css';

const SignedInParts = lazy(async () => ({
  default: (await import('./signed-in-parts.tsx')).SignedInParts,
}));

/** In a site that was built to count its pages: elsewhere nothing of it is loaded. */
const UsageCounts =
  import.meta.env.VITE_COUNT_USAGE === 'yes'
    ? lazy(async () => ({ default: (await import('../usage/usage-counts.tsx')).UsageCounts }))
    : undefined;

export interface AppShellProps {
  /** Without header and footer. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Header, page, footer; and what waits for a signed-in learner: banner and name dialog. */
export function AppShell({ bare = false, children }: AppShellProps) {
  const { status } = useAuth();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {!bare && <Header />}
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <SignedInParts bare={bare} />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="shell-main">
        {children}
      </main>
      {!bare && <Footer />}
      <LateParts />
      {UsageCounts && (
        <Suspense fallback={null}>
          <UsageCounts />
        </Suspense>
      )}
    </div>
  );
}
