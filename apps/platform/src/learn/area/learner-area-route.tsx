import { Outlet } from 'react-router';
import { SignedInOnly } from '../../auth/signed-in-only.tsx';
import { LearningScope } from './learning-scope.tsx';

/** Screens of one learner: a way in for everybody else. */
export default function LearnerAreaRoute() {
  return (
    <SignedInOnly>
      <LearningScope>
        <Outlet />
      </LearningScope>
    </SignedInOnly>
  );
}
