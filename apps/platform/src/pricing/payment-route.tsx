import { useSearchParams } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { PaymentResult } from './payment-result.tsx';

export const meta = () =>
  pageMeta({
    title: 'Payment',
    description: 'The result of your payment.',
    path: '/payment',
    hidden: true,
  });

export default function PaymentRoute() {
  const [query] = useSearchParams();
  return (
    <PaymentResult
      outcome={paymentOutcome(query)}
      checkoutId={query.get('checkout')}
      kind={query.get('plan') === 'subscription' ? 'subscription' : 'payment'}
    />
  );
}
