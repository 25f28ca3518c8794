import type { Plan } from './plans.ts';
import type { Region } from './region.ts';
import type { Standing } from './standing.ts';

/** What can be done about a plan: buy it, change to it, look at what one has, or nothing. */
export type Offer =
  | { readonly kind: 'buy' }
  | { readonly kind: 'change'; readonly label: string }
  | { readonly kind: 'owned'; readonly label: string }
  | { readonly kind: 'unavailable'; readonly label: string };

/** The server's rules of buying, as a buyer meets them (apps/edge/src/payments/buying-rules.ts). */
export function offerOf(
  { key, planType }: Pick<Plan, 'key' | 'planType'>,
  { canPurchase, lifetimeLeft }: Pick<Region, 'canPurchase' | 'lifetimeLeft'>,
  standing: Standing | undefined,
): Offer {
  if (standing) {
    const { access, subscription } = standing;
    // What support granted keeps nobody from buying.
    const isBought = access.has_access && access.source !== 'grant';
    if (isBought && access.ends_at === null)
      return {
        kind: 'owned',
        label: key === 'lifetime' ? 'Your plan' : 'You have lifetime access',
      };
    if (subscription?.plan === key) return { kind: 'owned', label: 'Your plan' };
    if (subscription && planType === 'subscription')
      return { kind: 'change', label: 'Change to this plan' };
    if (isBought && key !== 'lifetime')
      return {
        kind: 'owned',
        label: access.source === 'purchase' && key === 'one_year' ? 'Your plan' : 'You have access',
      };
  }
  if (!canPurchase) return { kind: 'unavailable', label: 'Not available' };
  if (key === 'lifetime' && lifetimeLeft === 0) return { kind: 'unavailable', label: 'Sold out' };
  return { kind: 'buy' };
}
