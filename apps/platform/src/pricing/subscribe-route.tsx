import { useSearchParams } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { PaymentResult } from './payment-result.tsx';
import { PricingSection } from './pricing-section.tsx';

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description:
      'Four plans: monthly, annual, one year or lifetime. Every plan opens every path. 30-day money-back guarantee.',
    path: '/subscribe',
    picture: 'pricing',
  });

/** The plans; and the result, for payments that began here. */
export default function SubscribeRoute() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const outcome = hydrated ? paymentOutcome(query) : 'waiting';
  return outcome === 'waiting' ? (
    <PricingSection headingLevel="h1" />
  ) : (
    <PaymentResult outcome={outcome} kind="subscription" checkoutId={query.get('checkout')} />
  );
}
