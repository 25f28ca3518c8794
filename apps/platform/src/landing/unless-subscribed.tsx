import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';

/** Plans for a signed-in learner who has none; who has one is led to it. */
export default function UnlessSubscribed({ children }: { readonly children: ReactNode }) {
  return (
    <ApiScope>
      <Plans>{children}</Plans>
    </ApiScope>
  );
}

function Plans({ children }: { readonly children: ReactNode }) {
  const { data, isLoading } = useApiQuery('paidAccess', {});
  if (isLoading) return null;
  if (!data?.has_access) return children;
  return (
    <section id="pricing" className="section section-ground" aria-labelledby="pricing-title">
      <div className="section-inner">
        <h2 id="pricing-title" className="section-title">
          You have a plan
        </h2>
        <p className="lead">Every lesson is open to you, and each new one as it comes.</p>
        <p className="button-row">
          <Button asChild variant="outline">
            <Link to="/account">See your plan</Link>
          </Button>
        </p>
      </div>
    </section>
  );
}
