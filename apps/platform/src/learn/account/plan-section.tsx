import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { dayOf } from '../words/figures.ts';
import type { Answered } from '../wire.ts';

export interface PlanSectionProps {
  readonly access: Answered<'paidAccess'> | undefined;
  readonly failed: boolean;
}

/** The plan and its end, the billing portal, and what was bought. */
export function PlanSection({ access, failed }: PlanSectionProps) {
  return (
    <section>
      <h2>Plan</h2>
      {failed && <p role="alert">Your plan could not be loaded. Reload the page to try again.</p>}
      {!failed && !access && <p className="muted">Loading…</p>}
      {access && <p>{planSentence(access)}</p>}
      {access?.has_access && <Purchases />}
      <p className="action-row">
        {access?.source === 'subscription' ? (
          <BillingPortal />
        ) : (
          !access?.has_access && (
            <Button asChild>
              <Link to={learnPaths.pricing}>See the plans</Link>
            </Button>
          )
        )}
      </p>
    </section>
  );
}

function planSentence({ has_access, source, ends_at }: Answered<'paidAccess'>): string {
  if (!has_access) return 'You study the free lessons: the first units of every path.';
  if (ends_at === null) return 'You have every lesson, for life.';
  return source === 'subscription'
    ? `You have every lesson. The subscription runs until ${dayOf(ends_at)} and renews by itself.`
    : `You have every lesson until ${dayOf(ends_at)}.`;
}

function BillingPortal() {
  const portal = useApiMutation('createPortalSession');
  return (
    <Button
      variant="outline"
      disabled={portal.isPending}
      onClick={() =>
        portal.mutate(
          {},
          {
            onSuccess: ({ redirect_url }) => window.location.assign(redirect_url),
            onError: () =>
              notify({
                kind: 'error',
                title: 'Not opened',
                description: 'The billing portal did not answer. Try it again.',
              }),
          },
        )
      }
    >
      Manage or cancel the subscription
    </Button>
  );
}

function Purchases() {
  const purchase = useApiQuery('purchase', {});
  const bought = purchase.data;
  return bought ? <PurchaseList purchases={bought.purchases} /> : null;
}

type Purchase = Answered<'purchase'>['purchases'][number];

function PurchaseList({ purchases }: { readonly purchases: readonly Purchase[] }) {
  if (purchases.length === 0) return null;
  return (
    <ul className="plain-rows">
      {purchases.map((purchase) => (
        <li key={purchase.purchased_at}>
          {purchase.plan === 'lifetime' ? 'Lifetime access' : 'Pay once, 12 months'}, bought on{' '}
          {dayOf(purchase.purchased_at)}
        </li>
      ))}
    </ul>
  );
}
