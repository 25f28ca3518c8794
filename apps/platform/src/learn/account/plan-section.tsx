import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { dayOf } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';
import { Invoices } from './invoices.tsx';
import { planSentence, portalWord, runs } from './plan-sentence.ts';

/** The plan and its end, the billing portal, and what was bought. */
export function PlanSection() {
  const access = useApiQuery('paidAccess', {});
  const subscribed = useApiQuery('subscription', {});
  const failed = access.isError || subscribed.isError;
  const subscription = subscribed.data?.subscription ?? null;
  const known = access.data && subscribed.data ? access.data : undefined;
  return (
    <section>
      <h2>Plan</h2>
      {failed && <p role="alert">Your plan could not be loaded. Reload the page to try again.</p>}
      {!failed && !known && <p className="muted">Loading…</p>}
      {known && <p>{planSentence(known, subscription)}</p>}
      {known?.has_access && <Purchases />}
      {known && (known.has_access || subscription) && <Invoices />}
      <p className="action-row">
        {runs(subscription) && <BillingPortal word={portalWord(subscription)} />}
        {known && (!known.has_access || known.source === 'grant') && !runs(subscription) && (
          <Button asChild>
            <Link to={learnPaths.pricing}>See the plans</Link>
          </Button>
        )}
      </p>
    </section>
  );
}

function BillingPortal({ word }: { readonly word: string }) {
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
      {word}
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
          {purchase.status !== 'paid' && `, ${purchase.status}`}
        </li>
      ))}
    </ul>
  );
}
