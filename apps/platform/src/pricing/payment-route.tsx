import { useSearchParams } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { PaymentResult, type PaymentResultProps } from './payment-result.tsx';

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
      kind={cancelledKind(query.get('plan'))}
    />
  );
}

function cancelledKind(given: string | null): PaymentResultProps['kind'] {
  return given === 'subscription' || given === 'talk' ? given : 'payment';
}
