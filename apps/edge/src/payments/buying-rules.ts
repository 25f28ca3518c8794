import { Refusal } from '../refusal/refusal.ts';
import { accessFrom } from './access.ts';
import type { Grant } from './grants.ts';
import type { PaymentsOf } from './ledger.ts';
import { type PlanName, type Product, productModes } from './product.ts';

/** Refuses what this learner cannot buy now; `undefined` is a visitor, whose plans are matched by address later. */
export function refuseWhatIsNotSold(
  product: Product,
  buyer: { readonly owned: PaymentsOf; readonly grants: readonly Grant[] } | undefined,
  now: number,
): void {
  if (product !== 'talk') {
    if (buyer) refuseWhatIsOwned(buyer.owned, product, now);
    return;
  }
  if (!buyer || !accessFrom(buyer.owned, buyer.grants, now).has_access)
    throw new Refusal(
      'plan-required',
      'A 1:1 talk is sold to learners who have a plan. Choose a plan first, or log in if you have one.',
    );
}

/**
 * Refuses what a learner has already. A subscription that runs, also one whose payment failed, is changed in the
 * billing portal, not bought again; who has access for a time may buy it for life. What support granted is nobody's reason
 * not to buy.
 */
function refuseWhatIsOwned(owned: PaymentsOf, plan: PlanName, now: number): void {
  const { has_access: hasAccess, ends_at: end } = accessFrom(owned, [], now);
  if (hasAccess && end === null)
    throw new Refusal('already-bought', 'You have access for life: there is nothing left to buy.');
  const runs = owned.subscriptions.some(({ status }) => status !== 'ended');
  if (runs && productModes[plan] === 'subscription')
    throw new Refusal(
      'already-bought',
      'You have a subscription. Change its plan on your account page, under “Manage”.',
    );
  if (hasAccess && plan !== 'lifetime')
    throw new Refusal(
      'already-bought',
      'You have every lesson already. Your account page says until when.',
    );
}
