import { Button, type ButtonProps } from '@lemma/ui';
import { Link } from 'react-router';
import { offerOf } from './offer.ts';
import type { Plan } from './plans.ts';
import { useRegion } from './region.ts';
import { useStanding } from './standing.ts';
import { useCheckout } from './use-checkout.ts';

export interface CheckoutButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'style'> {
  readonly plan: Pick<Plan, 'key' | 'planType'>;
  readonly label: string;
}

/** Buys a plan or changes to it; leads to the account where it is owned; says where it cannot be had. */
export function CheckoutButton({ plan, label, ...look }: CheckoutButtonProps) {
  const region = useRegion();
  const offer = offerOf(plan, region, useStanding());
  const { loading, problem, start } = useCheckout(plan, offer.kind === 'change');
  if (offer.kind === 'owned')
    return (
      <Button {...look} asChild>
        <Link to="/account">{offer.label}</Link>
      </Button>
    );
  const idle = offer.kind === 'buy' ? label : offer.label;
  return (
    <>
      <Button {...look} disabled={loading || offer.kind === 'unavailable'} onClick={start}>
        {loading ? 'Redirecting to checkout...' : idle}
      </Button>
      {problem && (
        <p className="small" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
