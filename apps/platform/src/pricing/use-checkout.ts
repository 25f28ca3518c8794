import { useCallback, useState } from 'react';
import { logError } from '../logging/log.ts';
import type { Bought } from './plans.ts';

export interface Checkout {
  /** True from the press until the browser leaves, or the server has refused. */
  readonly loading: boolean;
  /** Why the server refused, if a buyer can do something about it. */
  readonly problem: string | undefined;
  readonly start: () => void;
}

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
    const beginning = import('./begin-checkout.ts').then(({ beginCheckout }) =>
      beginCheckout({ key, planType }, changes),
    );
    beginning.then(
      (refusal) => refusal !== undefined && stay(refusal),
      (error: unknown) => {
        logError('The checkout did not begin', error);
        stay();
      },
    );
  }, [key, planType, changes]);
  return { loading, problem, start };
}
