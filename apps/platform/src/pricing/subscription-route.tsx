import { useSearchParams } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { PaymentResult } from './payment-result.tsx';

export const meta = () =>
  pageMeta({
    title: 'Subscription',
    description: 'The result of your payment.',
    path: '/subscription',
    hidden: true,
  });

export default function SubscriptionRoute() {
  const [query] = useSearchParams();
  return (
    <PaymentResult
      outcome={paymentOutcome(query)}
      kind="subscription"
      checkoutId={query.get('checkout')}
    />
  );
}
