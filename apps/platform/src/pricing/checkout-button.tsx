import { Button, type ButtonProps } from '@lemma/ui';
import type { Plan } from './plans.ts';
import { useRegion } from './region.ts';
import { useCheckout } from './use-checkout.ts';

export interface CheckoutButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  readonly plan: Pick<Plan, 'key' | 'planType'>;
  readonly label: string;
}

/** Buys a plan: idle, then 'Redirecting to checkout...'; 'Not available' where nothing is sold. */
export function CheckoutButton({ plan, label, ...look }: CheckoutButtonProps) {
  const { canPurchase } = useRegion();
  const { loading, start } = useCheckout(plan);
  return (
    <Button {...look} disabled={loading || !canPurchase} onClick={start}>
      {canPurchase ? (loading ? 'Redirecting to checkout...' : label) : 'Not available'}
    </Button>
  );
}
