import { Refusal } from '../refusal/refusal.ts';
import { accessFrom } from './access.ts';
import type { PaymentsOf } from './ledger.ts';
import { planModes, type PlanName } from './plan.ts';

/**
 * Refuses what a learner has already. A subscription that runs, also one whose payment failed, is changed in the
 * billing portal, not bought again; who has access for a time may buy it for life. What support granted is nobody's reason
 * not to buy.
 */
export function refuseWhatIsOwned(owned: PaymentsOf, plan: PlanName, now: number): void {
  const { has_access: hasAccess, ends_at: end } = accessFrom(owned, [], now);
  if (hasAccess && end === null)
    throw new Refusal('already-bought', 'You have access for life: there is nothing left to buy.');
  const runs = owned.subscriptions.some(({ status }) => status !== 'ended');
  if (runs && planModes[plan] === 'subscription')
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
