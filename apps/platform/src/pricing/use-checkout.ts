import { useCallback, useState } from 'react';
import { logError } from '../errors/log.ts';
import type { Plan } from './plans.ts';

export interface Checkout {
  /** True from the press until the browser leaves, or the server has refused. */
  readonly loading: boolean;
  readonly start: () => void;
}

/** Begins the purchase of a plan and sends the browser to the payment page. A failure is only logged. */
export function useCheckout({ key, planType }: Pick<Plan, 'key' | 'planType'>): Checkout {
  const [loading, setLoading] = useState(false);
  const start = useCallback(() => {
    setLoading(true);
    beginCheckout(key, planType).catch((error: unknown) => {
      logError('The checkout did not begin', error);
      setLoading(false);
    });
  }, [key, planType]);
  return { loading, start };
}

async function beginCheckout(key: Plan['key'], planType: Plan['planType']): Promise<void> {
  const { api, siteConfig } = await import('../api/client.ts');
  const { prices } = await siteConfig();
  if (!prices) throw new Error('Payments are not set up: /config.json carries no prices.');
  const body = { price_id: prices[key] };
  const { redirect_url } =
    planType === 'subscription'
      ? await api.createSubscriptionSession({ body })
      : await api.createCheckoutSession({ body });
  window.location.assign(redirect_url);
}
