import { FullUi } from '@lemma/ui';
import { Outlet } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { DeskCalls } from './calls/desk-client.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskGate } from './desk-gate.tsx';

/** It brings its own bar, and its pages share what stands around them. */
export const handle = { bare: true, area: true };

export const meta = () => [
  { title: `Desk · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** /desk and all below it: for staff alone. */
export default function DeskRoute() {
  const { getToken } = useAuth();
  return (
    <FullUi>
      <ApiScope>
        <DeskCalls getToken={getToken}>
          <DeskGate>
            {(agent) => (
              <DeskFrame agent={agent}>
                <PageErrorBoundary>
                  <Outlet context={agent} />
                </PageErrorBoundary>
              </DeskFrame>
            )}
          </DeskGate>
        </DeskCalls>
      </ApiScope>
    </FullUi>
  );
}
