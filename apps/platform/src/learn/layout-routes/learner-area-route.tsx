import { Outlet } from 'react-router';
import { SignedInOnly } from '../../auth/signed-in-only.tsx';
import { PageErrorBoundary } from '../../errors/error-boundary.tsx';
import { LearningScope } from './learning-scope.tsx';

/** The outbox and the cache stay open from one screen to the next. */
export const handle = { area: true };

/** Screens of one learner: a way in for everybody else. */
export default function LearnerAreaRoute() {
  return (
    <SignedInOnly>
      <LearningScope>
        <PageErrorBoundary>
          <Outlet />
        </PageErrorBoundary>
      </LearningScope>
    </SignedInOnly>
  );
}
