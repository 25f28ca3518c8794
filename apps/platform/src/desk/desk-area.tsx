import { FullUi } from '@lemma/ui';
import { Outlet, type RouteObject, useRoutes } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { DeskCalls, type Told } from './calls/desk-client.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskGate } from './desk-gate.tsx';
import FeedbackRoute from './feedback-route.tsx';
import FoundRoute from './found-route.tsx';
import LearnerRoute from './learner-route.tsx';
import AuditRoute from './lists/audit-route.tsx';
import ErrorsRoute from './lists/errors-route.tsx';
import InterestRoute from './lists/interest-route.tsx';
import LessonsRoute from './lists/lessons-route.tsx';
import MailRoute from './lists/mail-route.tsx';
import ServiceRoute from './lists/service-route.tsx';
import PathRoute from './paths/path-route.tsx';
import PathsRoute from './paths/paths-route.tsx';

/** All pages of the desk, behind its door. */
export function DeskArea() {
  const { getToken } = useAuth();
  return (
    <FullUi>
      <ApiScope>
        <DeskCalls getToken={getToken}>
          <DeskGate>
            {(agent) => (
              <DeskFrame agent={agent}>
                <PageErrorBoundary>
                  <Pages agent={agent} />
                </PageErrorBoundary>
              </DeskFrame>
            )}
          </DeskGate>
        </DeskCalls>
      </ApiScope>
    </FullUi>
  );
}

const pages: RouteObject[] = [
  { index: true, Component: FeedbackRoute },
  { path: 'learners', Component: FoundRoute },
  { path: 'learners/:learner_id', Component: LearnerRoute },
  { path: 'errors', Component: ErrorsRoute },
  { path: 'lessons', Component: LessonsRoute },
  { path: 'paths', Component: PathsRoute },
  { path: 'paths/:path_uid', Component: PathRoute },
  { path: 'mail', Component: MailRoute },
  { path: 'interest', Component: InterestRoute },
  { path: 'service', Component: ServiceRoute },
  { path: 'audit', Component: AuditRoute },
  { path: '*', Component: NotFound },
];

/** As data and not as elements: what reads elements would be in the code of every page. */
function Pages({ agent }: { readonly agent: Told<'agent'> }) {
  return useRoutes([{ element: <Outlet context={agent} />, children: pages }]);
}
