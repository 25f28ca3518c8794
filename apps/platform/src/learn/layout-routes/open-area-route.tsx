import { Loading } from '@lemma/ui';
import { Outlet } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { PageErrorBoundary } from '../../errors/error-boundary.tsx';
import { LearningScope } from './learning-scope.tsx';

/** The outbox and the cache stay open from one screen to the next. */
export const handle = { area: true };

/** Screens of the learning area that visitors may use too: the diagnostic, and references of free lessons. */
export default function OpenAreaRoute() {
  const { status } = useAuth();
  if (status === 'loading') return <Loading size="page" label="Loading…" />;
  return (
    <LearningScope>
      <PageErrorBoundary>
        <Outlet />
      </PageErrorBoundary>
    </LearningScope>
  );
}
