import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { useFeedback } from '../feedback/feedback-context.ts';
import { ErrorScreen } from './error-screens.tsx';
import { reportError } from './report-error.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onReport?: () => void;
  readonly onCaught?: (error: unknown, componentStack: string) => void;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly error: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onCaught?.(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorScreen error={this.state.error} onReport={this.props.onReport} />;
  }
}

export interface PageErrorBoundaryProps {
  /** What it begins anew with. Default: each page. */
  readonly place?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps what is around it standing when a page fails, and starts anew on the next page. */
export function PageErrorBoundary({ place, children }: PageErrorBoundaryProps) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  const { openFeedback } = useFeedback();
  return (
    <Boundary
      key={place ?? pathname}
      onReport={() => openFeedback('ErrorBoundary')}
      onCaught={(error, componentStack) => {
        if (status === 'signed-in') void reportError({ error, componentStack });
      }}
    >
      {children}
    </Boundary>
  );
}

/** Shows the bare screen when what is in it fails, and tells nobody: for what would do the telling. */
export function BareErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary>{children}</Boundary>;
}
