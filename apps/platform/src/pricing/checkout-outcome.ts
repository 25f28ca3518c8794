import { useEffect, useState } from 'react';
import { logError } from '../logging/log.ts';

export interface CheckoutOutcome {
  /** The address that the buyer gave. */
  readonly email: string | undefined;
  /** The buyer had a subscription already: this one is ended and its payment is returned. */
  readonly isRefunded: boolean;
}

/** What became of this checkout; undefined while it is not known. */
export function useCheckoutOutcome(checkoutId: string | null): CheckoutOutcome | undefined {
  const [outcome, setOutcome] = useState<CheckoutOutcome | undefined>();
  useEffect(() => {
    if (checkoutId === null) return undefined;
    let isCurrent = true;
    find(checkoutId).then(
      (found) => isCurrent && setOutcome(found),
      // Without it the buyer types the address.
      (error: unknown) => logError('The result of the purchase could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [checkoutId]);
  return outcome;
}

async function find(checkoutId: string): Promise<CheckoutOutcome> {
  const { api } = await import('../api/client.ts');
  const { email, refunded } = await api.checkoutResult({ params: { checkout_id: checkoutId } });
  return { email: email ?? undefined, isRefunded: refunded };
}
