import { useCallback, useState } from 'react';
import { logError } from '../errors/log.ts';
import type { Plan } from './plans.ts';

export interface Checkout {
  /** True from the press until the browser leaves, or the server has refused. */
  readonly loading: boolean;
  /** Why the server refused, if a buyer can do something about it. */
  readonly problem: string | undefined;
  readonly start: () => void;
}

type Bought = Pick<Plan, 'key' | 'planType'>;

/**
 * Begins the purchase of a plan, or opens the billing portal to change to it, and sends the browser there. A plan that
 * is owned or sold out is said to be; other failures are logged.
 */
export function useCheckout({ key, planType }: Bought, changes = false): Checkout {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const start = useCallback(() => {
    setLoading(true);
    setProblem(undefined);
    const stay = (refusal?: string) => {
      setProblem(refusal);
      setLoading(false);
    };
    begin({ key, planType }, changes).then(
      (refusal) => refusal !== undefined && stay(refusal),
      (error: unknown) => {
        logError('The checkout did not begin', error);
        stay();
      },
    );
  }, [key, planType, changes]);
  return { loading, problem, start };
}

/** Resolves with the server's reason if it sells this no more. */
async function begin({ key, planType }: Bought, changes: boolean): Promise<string | undefined> {
  const [{ api, siteConfig }, { ApiError }] = await Promise.all([
    import('../api/client.ts'),
    import('@lemma/api-client'),
  ]);
  try {
    const { redirect_url } = changes
      ? await api.createPortalSession()
      : await buy(await siteConfig());
    window.location.assign(redirect_url);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'already-bought' || error.code === 'sold-out'))
      return error.problem?.detail ?? 'This plan cannot be bought just now.';
    throw error;
  }

  async function buy({ prices }: Awaited<ReturnType<typeof siteConfig>>) {
    if (!prices) throw new Error('Payments are not set up: /config.json carries no prices.');
    const body = { price_id: prices[key] };
    return planType === 'subscription'
      ? api.createSubscriptionSession({ body })
      : api.createCheckoutSession({ body });
  }
}
