import { useEffect, useState } from 'react';
import { logError } from '../errors/log.ts';

/** The address that the buyer of this checkout gave; undefined while it is not known. */
export function useBuyerEmail(checkoutId: string | null): string | undefined {
  const [email, setEmail] = useState<string | undefined>();
  useEffect(() => {
    if (checkoutId === null) return undefined;
    let isCurrent = true;
    find(checkoutId).then(
      (found) => isCurrent && setEmail(found),
      // Without it the buyer types the address.
      (error: unknown) => logError('The address of the purchase could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [checkoutId]);
  return email;
}

async function find(checkoutId: string): Promise<string | undefined> {
  const { api } = await import('../api/client.ts');
  const { email } = await api.checkoutResult({ params: { checkout_id: checkoutId } });
  return email ?? undefined;
}
